// What the page knows of the server as a whole: who I am here, which games there are.
import type { Catalogue, GameInfo } from '../messages'
import { api, Refusal } from './api'

class House {
  catalogue = $state.raw<Catalogue>({ games: [], levels: [] })
  name = $state('')
  state = $state<'arriving' | 'open' | 'locked' | 'silent'>('arriving')

  game(id: string): GameInfo | undefined {
    return this.catalogue.games.find((game) => game.id === id)
  }

  /** Make myself known and look around. */
  async arrive(): Promise<void> {
    try {
      const me = await api.me()
      this.name = me.name
      this.catalogue = await api.catalogue()
      this.state = 'open'
    } catch (refusal) {
      this.state = refusal instanceof Refusal && refusal.key === 'refused-password' ? 'locked' : 'silent'
    }
  }

  async enter(password: string): Promise<void> {
    await api.enter(password)
    await this.arrive()
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name
  }
}

export const house = new House()
