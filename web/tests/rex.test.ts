// Rex Britannorum on the page: plans and deployment cards, battles as the log tells them, the map, names, journeys.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Point } from '../src/parts/zoom'
import { FACTS, placeName, placesOf } from '../src/games/rex_britannorum/facts'
import { journeys } from '../src/games/rex_britannorum/journeys'
import { ATLAS, drawn, fits, sketched } from '../src/games/rex_britannorum/map'
import { arranged, CITY, extent, NAME, type Box } from '../src/games/rex_britannorum/names'
import { condition, phrase } from '../src/games/rex_britannorum/phrase'
import { free, nextStep, paired, possible, turned, without } from '../src/games/rex_britannorum/plan'
import { longestRoad, marksAt, ratings, rivals, tokensIn } from '../src/games/rex_britannorum/position'
import { fits as fitting } from '../src/games/rex_britannorum/setup/ways'
import { fromView, report, toldAfter, type Report } from '../src/games/rex_britannorum/story'
import { inHand } from '../src/games/rex_britannorum/things'
import type { RexView } from '../src/games/rex_britannorum/view'
import type { Sentence } from '../src/messages'
import { Texts } from '../src/texts'

const KINGDOMS = ['brigantes', 'iceni', 'regnenses']
const ZONES = ['north', 'center', 'south']
const CARDS = [...KINGDOMS, 'rome'].flatMap((colour) => [1, 2, 3, 4, 5, 6, 7].map((value) => `${colour}_${value}`))
const VOCABULARY: Record<string, string[]> = {
  kingdom: KINGDOMS,
  zone: ZONES,
  card: CARDS,
  place: FACTS.place.map(({ id }) => id),
  track: ['road', 'cities', 'regions'],
  objective: FACTS.objective.map(({ id }) => id),
}
const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const texts = (language: string) =>
  new Texts(language, [read(`../../src/bretwalda/games/rex_britannorum/text/${language}.ftl`)], VOCABULARY, phrase)

/** A line of the log: `line('claimed', { kingdom: 'iceni', place: 'n09' })`; what is no name is a number. */
function line(key: string, args: Record<string, string | number> = {}): Sentence {
  const kind = (name: string) => (name === 'other' ? 'kingdom' : name)
  return {
    key: `event-${key}`,
    args: Object.entries(args).map(([name, value]) =>
      typeof value === 'number'
        ? { name, kind: 'number', value }
        : { name, kind: kind(name), value: VOCABULARY[kind(name)]!.indexOf(value) },
    ),
  }
}
const sent = (kingdom: string, card: string, zone: string) => line('sent', { kingdom, card, zone })

/** A view in which the first so many kingdoms have a player. */
const view = (players: number, more: Partial<RexView> = {}): RexView =>
  ({
    seat: 0,
    step: 'recruitment',
    kingdoms: KINGDOMS.map((id, seat) => ({ id, seat: seat < players ? seat : null, absent: false, plays: [] })),
    places: FACTS.place.map(({ id }) => ({ id, held_by: [], rome: false, token: false })),
    jokers: [],
    battle: null,
    ...more,
  }) as unknown as RexView

// --- Plans ------------------------------------------------------------------------------------------

test('rules 5.4: every plan but three cards to one zone finds its deployment cards, a different one for each', () => {
  for (const one of ZONES)
    for (const two of ZONES)
      for (const three of ZONES) {
        const plays = [one, two, three].map((zone, k) => ({ card: CARDS[k]!, zone }))
        const pairs = paired(plays)
        if (one === two && two === three) expect(pairs).toEqual([])
        else {
          expect(new Set(pairs.map(({ deployment }) => deployment)).size).toBe(3)
          for (const { play, deployment, other } of pairs) {
            expect(FACTS.deployment.find(({ id }) => id === deployment)!.ends.toSorted()).toEqual([play.zone, other].toSorted())
          }
        }
      }
})

test('deployment cards that no card goes with are free', () => {
  expect(free([]).map(({ id }) => id)).toEqual(['nc', 'ns', 'cs'])
  expect(free(paired([{ card: 'iceni_1', zone: 'north' }, { card: 'iceni_2', zone: 'north' }])).map(({ id }) => id)).toEqual(['cs'])
})

const PLAN = [
  { card: 'iceni_1', zone: 'north' },
  { card: 'iceni_2', zone: 'north' },
  { card: 'rome_3', zone: 'south' },
]

test('a plan is changed card by card: back to the first difference, then on', () => {
  const wanted = turned(PLAN, 1, 'south')
  expect(wanted.map(({ zone }) => zone)).toEqual(['north', 'south', 'south'])
  expect(nextStep(PLAN, wanted)).toBe('back')
  expect(nextStep(PLAN.slice(0, 2), wanted)).toBe('back')
  expect(nextStep(PLAN.slice(0, 1), wanted)).toEqual({ card: 'iceni_2', zone: 'south' })
  expect(nextStep(wanted, wanted)).toBeUndefined()
})

test('rules 5.3: an extra card leaves the plan with the troop card that was before it', () => {
  expect(without(PLAN, 2)).toEqual(PLAN.slice(0, 2))
  expect(without(PLAN, 0)).toEqual([PLAN[1]])
})

test('a card is not turned to where no deployment card could send it', () => {
  expect(possible(turned(PLAN, 2, 'north'))).toBe(false)
  expect(possible(turned(PLAN, 2, 'center'))).toBe(true)
})

// --- Battles ----------------------------------------------------------------------------------------

/** The example of the rulebook: cards to North and Center, nobody in the South. */
const EXAMPLE = [
  line('turn', { number: 2 }),
  sent('brigantes', 'brigantes_5', 'north'),
  sent('brigantes', 'brigantes_1', 'center'),
  sent('iceni', 'iceni_4', 'north'),
  sent('iceni', 'iceni_2', 'center'),
  sent('iceni', 'rome_5', 'north'),
  sent('regnenses', 'regnenses_3', 'north'),
  sent('regnenses', 'regnenses_7', 'center'),
  line('battle', { zone: 'north' }),
  line('winner', { kingdom: 'iceni', number: 9 }),
  line('vassal', { kingdom: 'brigantes', number: 5 }),
  line('vassal', { kingdom: 'regnenses', number: 3 }),
  line('claimed', { kingdom: 'iceni', place: 'n09' }),
  line('claimed', { kingdom: 'brigantes', place: 'n04' }),
  line('battle', { zone: 'center' }),
  line('winner', { kingdom: 'brigantes', number: 7 }),
  line('winner', { kingdom: 'regnenses', number: 7 }),
  line('vassal', { kingdom: 'iceni', number: 2 }),
  line('claimed_joker', { kingdom: 'brigantes', zone: 'center' }),
  line('joker_used', { kingdom: 'brigantes', place: 'c_rome' }),
  line('hired', { kingdom: 'iceni', card: 'regnenses_7', other: 'regnenses' }),
  line('no_battle', { zone: 'south' }),
  line('allotted', { place: 's07' }),
  line('reinforced', { kingdom: 'regnenses', card: 'rome_2' }),
  line('moved', { kingdom: 'iceni', track: 'road', number: 2 }),
  line('first', { kingdom: 'iceni', track: 'road' }),
]
const side = (told: Report, zone: string, kingdom: string) =>
  told.fights.find((fight) => fight.zone === zone)!.sides.find((one) => one.kingdom === kingdom)!

test('the report of the battles: sums, winners, vassals, gains, what fell to Rome, help and stakes', () => {
  const told = report(EXAMPLE, view(3))!
  expect(told.turn).toBe(2)
  expect(told.fights.map(({ zone }) => zone)).toEqual(ZONES)
  expect(side(told, 'north', 'iceni')).toMatchObject({ sum: 9, role: 'winner', gains: [{ kind: 'claimed', place: 'n09' }] })
  expect(side(told, 'center', 'brigantes').gains).toEqual([{ kind: 'joker_used', place: 'c_rome' }])
  expect(side(told, 'center', 'iceni').gains).toEqual([{ kind: 'hired', card: 'regnenses_7', other: 'regnenses' }])
  expect(told.fights[2]).toEqual({ zone: 'south', sides: [], rome: ['s07'] })
  expect(told.help).toEqual([{ kingdom: 'regnenses', card: 'rome_2' }])
  expect(told.stakes.map(({ kind, track }) => `${kind} ${track}`)).toEqual(['moved road', 'first road'])
})

test('powers are explained: the 4 blocks the 3, the 1 rises, the 2 works', () => {
  const told = report(EXAMPLE, view(3))!
  expect(side(told, 'north', 'iceni').powers).toEqual([{ value: 4, effect: 'protects' }])
  expect(side(told, 'north', 'regnenses').powers).toEqual([{ value: 3, effect: 'blocked' }])
  expect(side(told, 'center', 'brigantes')).toMatchObject({ cards: [{ card: 'brigantes_1', counts: 7 }], powers: [{ value: 1, effect: 'rises' }] })
  expect(side(told, 'center', 'iceni').powers).toEqual([{ value: 2, effect: 'works' }])
})

test('rules 11.4: the powers 2 and 3 of a kingdom without a player are ignored, and nobody needs protection from them', () => {
  const told = report(EXAMPLE, view(2))!
  expect(side(told, 'north', 'regnenses').powers).toEqual([{ value: 3, effect: 'ignored' }])
  expect(side(told, 'north', 'iceni').powers).toEqual([])
})

test('rules 8.7: a 2 works as long as one winner has no 4', () => {
  const lines = [
    sent('brigantes', 'brigantes_4', 'north'),
    sent('iceni', 'rome_4', 'north'),
    sent('regnenses', 'regnenses_2', 'north'),
    line('battle', { zone: 'north' }),
    line('winner', { kingdom: 'brigantes', number: 4 }),
    line('winner', { kingdom: 'iceni', number: 4 }),
    line('vassal', { kingdom: 'regnenses', number: 2 }),
  ]
  expect(side(report(lines, view(3))!, 'north', 'regnenses').powers).toEqual([{ value: 2, effect: 'blocked' }])
  const other = lines.with(1, sent('iceni', 'rome_5', 'north'))
  expect(side(report(other, view(3))!, 'north', 'regnenses').powers).toEqual([{ value: 2, effect: 'works' }])
})

test('rules 8.4: a reinforcement that a 2 has earned belongs to its battle', () => {
  const lines = [
    sent('brigantes', 'iceni_7', 'south'),
    sent('iceni', 'iceni_2', 'south'),
    line('battle', { zone: 'south' }),
    line('winner', { kingdom: 'brigantes', number: 7 }),
    line('vassal', { kingdom: 'iceni', number: 2 }),
    line('reinforced', { kingdom: 'iceni', card: 'rome_6' }),
    line('reinforced', { kingdom: 'iceni', card: 'rome_1' }),
  ]
  const told = report(lines, view(3))!
  expect(side(told, 'south', 'iceni').gains).toEqual([{ kind: 'reinforced', card: 'rome_6' }])
  expect(told.help).toEqual([{ kingdom: 'iceni', card: 'rome_1' }])
})

test('the report stays that of the latest turn in which plans were shown, and ends where the next turn begins', () => {
  const told = report([...EXAMPLE, line('turn', { number: 3 }), line('allotted', { place: 'n01' })], view(3))!
  expect(told.turn).toBe(2)
  expect(told.fights[2]!.rome).toEqual(['s07'])
  expect(report([line('turn', { number: 1 })], view(3))).toBeUndefined()
})

test('where the log is closed, the battle going on is read from the board', () => {
  const going = view(3, { turn: 4, battle: { zone: 'center', strengths: { iceni: 7, brigantes: 7, regnenses: 2 }, winners: ['iceni', 'brigantes'], vassals: ['regnenses'] } })
  going.kingdoms[0]!.plays = [{ card: 'brigantes_1', zone: 'center' }, { card: 'brigantes_6', zone: 'north' }]
  going.kingdoms[1]!.plays = [{ card: 'iceni_7', zone: 'center' }]
  const told = fromView(going)!
  expect(side(told, 'center', 'brigantes')).toMatchObject({ role: 'winner', sum: 7, cards: [{ card: 'brigantes_1', counts: 7 }] })
  expect(side(told, 'center', 'regnenses').role).toBe('vassal')
  expect(fromView(view(3))).toBeUndefined()
})

// --- The board --------------------------------------------------------------------------------------

const holding = (...ids: string[]) => FACTS.place.map(({ id }) => ({ id, held_by: ids.includes(id) ? ['iceni'] : [], rome: false, token: false }))

const road = (longest_road: string, ...ids: string[]) => longestRoad({ places: holding(...ids), longest_road }, 'iceni')
const FORK = ['c06', 'c07', 'c08', 'c09', 'c12', 'n12']

test('rules 9.1: cities and gaps cut the longest road; at a fork the longer arm counts', () => {
  expect(road('path', 'n08', 'n09', 'n10', 'n11', 'n12').places.length).toBe(3)
  expect(road('path', ...FORK).places.toSorted()).toEqual(['c06', 'c07', 'c08', 'c09', 'c12'])
  expect([...road('path', ...FORK).steps].toSorted()).toEqual(['c06 c07', 'c07 c08', 'c08 c09', 'c09 c12'])
  expect(longestRoad({ places: holding('n08'), longest_road: 'path' }, 'brigantes')).toEqual({ places: [], steps: new Set() })
})

test('rules 10.10: as a group all arms of a fork count, and cities and gaps still cut', () => {
  expect(road('group', ...FORK).places.toSorted()).toEqual(FORK)
  expect([...road('group', ...FORK).steps].toSorted()).toEqual(['c06 c07', 'c07 c08', 'c08 c09', 'c08 n12', 'c09 c12'])
  expect(road('group', 'n08', 'n09', 'n10', 'n11', 'n12', 's01').places.toSorted()).toEqual(['n08', 'n09', 'n10'])
})

test('where a table is set up, only what goes together is offered', () => {
  expect(fitting('objectives', 'none', { players: 1 })).toBe(true)
  expect(fitting('objectives', 'late_choice', { players: 1 })).toBe(false)
  expect(fitting('objectives', 'late_choice', { players: 2 })).toBe(true)
  expect([1, 2, 3].map((players) => fitting('duel', true, { players }))).toEqual([false, true, false])
  expect(fitting('longest_road', 'group', { players: 1 })).toBe(true)
})

test('the drawn map shows the places, roads and regions of the facts', () => {
  expect(fits(FACTS)).toBe(true)
  expect(ATLAS.spots.map(({ id }) => id).toSorted()).toEqual(FACTS.place.map(({ id }) => id).toSorted())
  expect(ATLAS.roads.length).toBe(FACTS.roads.connections.length)
})

test('another road is drawn on the same map', () => {
  const other = { ...FACTS, roads: { connections: [...FACTS.roads.connections, ['n01', 'n06']] } }
  expect(fits(other)).toBe(true)
  const map = drawn(other)
  const spot = (id: string) => map.spots.find((one) => one.id === id)!.at
  expect(map.roads.at(-1)!.path).toBe(`M${spot('n01').x} ${spot('n01').y}L${spot('n06').x} ${spot('n06').y}`)
  expect(map.roads.slice(0, -1)).toEqual(ATLAS.roads)
})

test('facts with other places bring their own plain map, whose names lie on nothing', () => {
  const other = { ...FACTS, place: FACTS.place.slice(1), roads: { connections: FACTS.roads.connections.filter((ends) => !ends.includes(FACTS.place[0]!.id)) } }
  expect(fits(other)).toBe(false)
  const map = sketched(other)
  expect(map.roads.length).toBe(other.roads.connections.length)
  expect(map.regions.length).toBe(FACTS.region.length)
  expect(Object.keys(map.signs)).toEqual(ZONES)
  const city = new Map(other.place.map(({ id, name }) => [id, name]))
  const region = new Map(FACTS.region.map(({ id, name }) => [id, name]))
  const boxes = [
    ...map.spots.flatMap(({ id, label }) => (label ? [extent(label, city.get(id)!, CITY)] : [])),
    ...map.regions.map(({ id, label }) => extent({ ...label, anchor: 'middle' }, region.get(id)!, NAME)),
  ]
  const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const heaped = boxes.filter((one, k) => boxes.some((other, j) => j < k && meet(one, other)))
  expect(heaped).toEqual([])
})

test('a city has its name on the side that is wished for, unless something lies there', () => {
  const city = { id: 'x', words: 'Isca', at: { x: 0, y: 0 }, far: 36, letters: 20 }
  const at = (wish: Point, ...taken: Box[]) => arranged([{ ...city, wish }], taken).get('x')
  expect(at({ x: 60, y: 4 })).toEqual({ x: 36, y: 0, anchor: 'start' })
  expect(at({ x: -60, y: 0 })!.anchor).toBe('end')
  expect(at({ x: 60, y: 4 }, { left: 30, right: 90, top: -60, bottom: 60 })!.anchor).not.toBe('start')
})

test('tokens, marks and ratings are read from the facts', () => {
  const tokens = view(3, { jokers: ['north'] })
  tokens.places[0]!.token = true
  const zone = (place: string) => ({ n: 'north', c: 'center', s: 'south' })[place[0]!]!
  expect(ZONES.map((one) => tokensIn(tokens, one, zone))).toEqual([2, 0, 0])
  expect(marksAt('road', 3)).toEqual(['first', 1])
  expect(marksAt('cities', 10)).toEqual([])
  expect(ratings('early_choice').at(-1)).toEqual({ id: 'legend', from: 20, to: undefined })
  expect(ratings('early_choice')[0]).toEqual({ id: 'junk', from: 0, to: 10 })
  expect(ratings('none').map(({ to }) => to)).toEqual([6, 8, 9, 11, 12, undefined])
})

test('before kingdoms are chosen nobody knows which will have no player', () => {
  expect(rivals(view(1)).map(({ id }) => id)).toEqual(['iceni', 'regnenses'])
  expect(rivals(view(1, { step: 'kingdom' }))).toEqual([])
})

// --- Words ------------------------------------------------------------------------------------------

test('places and objectives are named by the facts, in both languages', () => {
  expect(placeName('n09')).toBe('Danum (N09)')
  expect(placeName('n_rome')).toBe('Isurium Brigantum')
  expect(texts('en').message(line('claimed', { kingdom: 'iceni', place: 'n09' }))).toBe('The Iceni take Danum (N09).')
  expect(texts('fr').choice('put_away l1', ['objective'])).toBe(
    'Écarter L1\u202f: contrôler la jonction Cataractonium (N06) – Lindum (N11) / être présent à Cataractonium (N06) ou à Lindum (N11) / contrôler la région Cornovii ou Coritani',
  )
})

test('every condition has words and places', () => {
  for (const { conditions } of FACTS.objective)
    for (const [kind, ...names] of conditions) {
      expect(condition(texts('en'), kind!, names, 0, 0)).not.toBe('')
      expect(placesOf(kind!, names).length).toBeGreaterThan(0)
    }
  expect(placesOf('control_cities', ['north']).toSorted()).toEqual(['n01', 'n06', 'n11', 'n13', 'n_rome'])
  expect(placesOf('control_link', ['s02_s05'])).toEqual(['s02', 's03', 's04', 's05'])
})

test('what is chosen from lies in front of the player or on the board', () => {
  expect(['send:iceni_1:north', 'queue:iceni_1', 'deck:own', 'button:confirm', 'objective:f1', 'kingdom:iceni'].filter(inHand).length).toBe(6)
  expect(['place:n09', 'joker:north', 'played:iceni_7', 'reinforcement:rome_1', 'reinforcements:pile', 'button:decline'].filter(inHand)).toEqual([])
})

test('pieces travel: tokens from the bag, markers from their kingdom, cards to the hand', () => {
  const way = (one: Sentence) => journeys(one, view(3), VOCABULARY)
  expect(way(line('drawn', { place: 'n09' }))).toEqual([{ piece: 'token:n09', from: 'bag', to: 'place:n09' }])
  expect(way(line('claimed', { kingdom: 'iceni', place: 'n11' }))).toEqual([{ piece: 'oppidum:iceni', from: 'kingdom:iceni', to: 'place:n11' }])
  expect(way(line('joined', { kingdom: 'iceni', place: 'n09' }))[0]!.piece).toBe('cube:iceni')
  expect(way(line('drew', { kingdom: 'brigantes' }))[0]).toMatchObject({ piece: 'back:brigantes', to: 'hand' })
  expect(way(line('drew', { kingdom: 'iceni' }))[0]!.to).toBe('kingdom:iceni:hand')
  expect(way(line('turn', { number: 2 }))).toEqual([])
})

test('what was told after a line is found, and everything where the line is gone', () => {
  const [one, two, three] = ['a', 'b', 'c'].map((key): Sentence => ({ key, args: [] })) as [Sentence, Sentence, Sentence]
  expect(toldAfter([one, two, three], one)).toEqual([two, three])
  expect(toldAfter([one, two, three], three)).toEqual([])
  expect(toldAfter([two, three], one)).toEqual([two, three])
  expect(toldAfter([one, two], undefined)).toEqual([one, two])
})

test('while battles are told one after the other, the cards of the zones to come lie there already', () => {
  const upTo = (key: string, zone: string) => EXAMPLE.slice(0, EXAMPLE.findIndex((one) => one.key === `event-${key}` && one.args[0]!.value === ZONES.indexOf(zone)))
  const shown = (lines: readonly Sentence[]) => {
    const { plans, fights } = report(lines, view(3))!
    return { plans: [...new Set(plans.map(({ zone }) => zone))], fights: fights.map(({ zone }) => zone) }
  }
  expect(shown(upTo('battle', 'north'))).toEqual({ plans: ['north', 'center'], fights: [] })
  expect(shown(upTo('battle', 'center'))).toEqual({ plans: ['center'], fights: ['north'] })
  expect(shown(EXAMPLE)).toEqual({ plans: [], fights: ['north', 'center', 'south'] })
  const risen = report(upTo('battle', 'north'), view(3))!.plans.find(({ zone, kingdom }) => zone === 'center' && kingdom === 'brigantes')!
  expect(risen.cards).toEqual([{ card: 'brigantes_1', counts: 7 }]) // against a 7 of another kingdom
})
