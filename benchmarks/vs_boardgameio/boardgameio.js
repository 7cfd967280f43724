// boardgame.io's server with Counting, the same game as in counting/; its package is found through NODE_PATH.
//
//     node boardgameio.js [FOLDER]
//
// It prints its port. Without a folder matches are kept in memory, its usual store; with one in files there (FlatFile).
const { Server, Origins, FlatFile } = require('boardgame.io/server')
const { INVALID_MOVE } = require('boardgame.io/core')

const GOAL = 10_000 // as in counting/

const Counting = {
  name: 'counting',
  setup: () => ({ total: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }, step) => {
      if (![1, 2, 3].includes(step)) return INVALID_MOVE
      G.total += step
    },
  },
  endIf: ({ G }) => (G.total >= GOAL ? { draw: true } : undefined),
}

const [folder] = process.argv.slice(2)
const server = Server({
  games: [Counting],
  origins: [Origins.LOCALHOST],
  db: folder ? new FlatFile({ dir: folder }) : undefined,
})
const listen = server.app.listen.bind(server.app)
server.app.listen = (port, listening) => listen(port, '127.0.0.1', listening) // it would let in the whole network
server.run(0).then(({ appServer }) => console.log(appServer.address().port))
