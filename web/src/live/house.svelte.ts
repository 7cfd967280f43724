// What the page knows of the server as a whole: who I am here, what I like, which games there are.
import type { Preferences } from '../likes'
import type { Catalogue, GameInfo } from '../messages'
import { adopt, preferences } from '../preferences.svelte'
import { speech } from '../speech.svelte'
import { hearOf } from '../games/box'
import { api, Refusal } from './api'

const PAUSE = 400 // milliseconds: a slider on its way is not worth a request

class House {
  catalogue = $state.raw<Catalogue>({ games: [], levels: [], numbers: {} })
  name = $state('')
  state = $state<'arriving' | 'open' | 'locked' | 'banned' | 'silent'>('arriving')
  /** Why I may not come in. */
  banned = $state.raw<Refusal>()
  /** The likes that the server knows. */
  #kept = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  game(id: string): GameInfo | undefined {
    return this.catalogue.games.find((game) => game.id === id)
  }

  /** Make myself known and look around. */
  async arrive(): Promise<void> {
    try {
      const me = await api.me()
      this.name = me.name
      adopt(me.preferences)
      this.#kept = JSON.stringify(preferences)
      const catalogue = await api.catalogue()
      hearOf(catalogue.games)
      await speech.welcome(catalogue)
      this.catalogue = catalogue
      this.state = 'open'
    } catch (refusal) {
      const key = refusal instanceof Refusal ? refusal.key : ''
      if (key === 'refused-banned') this.banned = refusal as Refusal
      this.state = key === 'refused-password' ? 'locked' : key === 'refused-banned' ? 'banned' : 'silent'
    }
  }

  async enter(password: string): Promise<void> {
    await api.enter(password)
    await this.arrive()
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name
  }

  /** Tell the server what I like, once it has not changed for a moment. */
  keep(likes: Preferences): void {
    const words = JSON.stringify(likes)
    clearTimeout(this.#timer)
    if (this.state !== 'open' || words === this.#kept) return
    this.#timer = setTimeout(() => {
      this.#kept = words
      api.keep(likes).catch(() => (this.#kept = ''))
    }, PAUSE)
  }
}

export const house = new House()
