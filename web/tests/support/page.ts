// The whole page in front of a recorded server: open it, read it, click, press keys, and see what it sends.
import { configure, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { resize } from './dom'
import { frame, Server } from './frames'
import { Line } from './line'

type Circumstances = {
  language?: 'en' | 'fr'
  phone?: boolean
  /** What this browser remembers from before, by the name under which it is kept. */
  kept?: Record<string, object>
  /** For several tests, which read only or turn to tables of their own: open it in `beforeAll`. */
  shared?: boolean
}
type Words = string | RegExp
type Scope = Element | Document
type Svelte = typeof import('svelte')

const PATIENCE = 50_000 // milliseconds; a busy machine is slow, not wrong
const nextTurn = setImmediate // the real one, whatever clock a test has

// Nothing is painted here, so nothing can be hidden by a style: do not look for one at every step.
configure({ defaultHidden: true, getElementError: (message) => new Error(message?.split('\n')[0]) })

/** Words as they are read: in one line. */
export const words = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

export class Page {
  readonly user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  /** What the page has complained of: an error that nobody caught, a line in the console. */
  readonly complaints: string[] = []
  #svelte: Svelte | undefined
  #app: Record<string, unknown> | undefined

  constructor(
    public server: Server,
    private path: string,
    readonly shared: boolean,
  ) {}

  /** Load the page as F5 does: nothing is left of it but what the browser keeps. */
  async load(): Promise<this> {
    await this.leave()
    vi.resetModules()
    vi.spyOn(console, 'error').mockImplementation((...said) => this.complaints.push(said.join(' ')))
    vi.stubGlobal('WebSocket', Line)
    this.#connect()
    history.replaceState(null, '', this.path)
    document.head.innerHTML = '<link rel="icon" href="/favicon.svg">'
    document.body.innerHTML = '<div id="page"></div>'
    const [svelte, { default: App }, { preferences }, { speech }] = await Promise.all([
      import('svelte'), import('../../src/App.svelte'), import('../../src/preferences.svelte'), import('../../src/speech.svelte'),
    ])
    await speech.learn(preferences.language)
    this.#svelte = svelte
    this.#app = svelte.mount(App, { target: document.getElementById('page')! })
    return this
  }

  /** Go to the table of another frame by way of another page: much quicker than to open it, but with the same likes. */
  async turnTo(name: string): Promise<void> {
    await this.#go('/about')
    this.server = serverOf(name)
    this.path = pathOf(name)
    this.#connect()
    await this.#go(this.path)
    await this.seesGame()
  }

  async #go(path: string): Promise<void> {
    history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
    await this.settled()
  }

  #connect(): void {
    vi.stubGlobal('fetch', this.server.fetch)
    this.server.listen()
  }

  /** Wait until something is so that comes in its own time: a part of the page, or of a book, that is fetched first. */
  async comes(so: () => void): Promise<void> {
    await vi.waitFor(so, { timeout: PATIENCE, interval: 5 })
    await this.settled()
  }

  /** Wait until the game is there, in the latest position. */
  async seesGame(): Promise<void> {
    await this.comes(() => expect(this.server.position).toBeDefined())
    await this.appears(`[data-seq="${this.server.position!.seq}"]`)
  }

  async leave(): Promise<void> {
    if (this.#app) await this.#svelte!.unmount(this.#app)
    this.#app = undefined
  }

  /** Wait until the page has done all that follows from what has happened. */
  async settled(): Promise<void> {
    do {
      await new Promise((done) => nextTurn(done))
      this.#svelte!.flushSync()
    } while (this.server.busy)
  }

  // Reading -----------------------------------------------------------------------------------------------

  /** What a selector finds. */
  all<E extends Element = HTMLElement>(selector: string, scope: Scope = document): E[] {
    return [...scope.querySelectorAll<E>(selector)]
  }

  /** The one thing that a selector finds. */
  one<E extends Element = HTMLElement>(selector: string, scope: Scope = document): E {
    const found = this.all<E>(selector, scope)
    if (found.length !== 1) throw new Error(`${found.length} × ${selector}`)
    return found[0]!
  }

  /** The first thing that a selector finds and that says this. */
  saying<E extends Element = HTMLElement>(selector: string, said: Words, scope: Scope = document): E {
    const found = this.all<E>(selector, scope).find((one) => (typeof said === 'string' ? words(one).includes(said) : said.test(words(one))))
    if (!found) throw new Error(`no ${selector} says ${said}`)
    return found
  }

  /** The first thing that a selector finds, once there is one. */
  async appears<E extends Element = HTMLElement>(selector: string): Promise<E> {
    await this.comes(() => expect(this.all(selector), selector).not.toHaveLength(0))
    return this.all<E>(selector)[0]!
  }

  role(role: string, name?: Words, scope: HTMLElement = document.body): HTMLElement {
    return within(scope).getByRole(role, name === undefined ? {} : { name })
  }

  roles(role: string, name?: Words, scope: HTMLElement = document.body): HTMLElement[] {
    return within(scope).queryAllByRole(role, name === undefined ? {} : { name })
  }

  button(name: Words, scope?: HTMLElement): HTMLButtonElement {
    return this.role('button', name, scope) as HTMLButtonElement
  }

  /** The sheet that lies on top of the page. */
  get sheet(): HTMLDialogElement {
    return this.one<HTMLDialogElement>('dialog[open]')
  }

  get log(): string {
    return this.all('[role=log] li').map(words).join('\n')
  }

  /** What stands in the way of people who cannot see or point, in a part of the page; colours are left to a real browser. */
  async barriers(part: Element): Promise<string[]> {
    const rules = { 'color-contrast': { enabled: false } }
    const { violations } = await axe.run(part, { rules, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`)
  }

  // Acting ------------------------------------------------------------------------------------------------

  async click(element: Element): Promise<void> {
    await this.user.click(element)
    await this.settled()
  }

  async rightClick(element: Element): Promise<void> {
    await this.user.pointer({ keys: '[MouseRight]', target: element })
    await this.settled()
  }

  async press(keys: string): Promise<void> {
    await this.user.keyboard(keys)
    await this.settled()
  }

  /** Let the server say what came next by itself. */
  async goOn(): Promise<void> {
    this.server.goOn()
    await this.settled()
  }
}

const pathOf = (name: string) => `/table/${name.split('/').at(-1)!}`

function serverOf(name: string): Server {
  const { requests, talk } = frame(name)
  return new Server({ requests: { ...frame('house').requests, ...requests }, talk })
}

let opened: Page | undefined

/** Open a page of the house in front of the server of a frame. */
export async function openPage(path: string, name = 'house', circumstances: Circumstances = {}): Promise<Page> {
  const { language = 'en', phone = false, kept = {}, shared = false } = circumstances
  await closePage()
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('bretwalda-preferences', JSON.stringify({ language, forced: false, pace: 'none' })) // tests choose for themselves, and wait for nobody
  localStorage.setItem('bretwalda-health', 'read')
  for (const [place, what] of Object.entries(kept)) localStorage.setItem(place, JSON.stringify(what))
  resize(phone)
  opened = new Page(serverOf(name), path, shared)
  return opened.load()
}

/** Open the table of a frame, and wait until the game is there. */
export async function openTable(name: string, circumstances: Circumstances = {}): Promise<Page> {
  const page = await openPage(pathOf(name), name, circumstances)
  await page.seesGame()
  return page
}

/** Close the page; it must not have complained. */
async function closePage(): Promise<void> {
  const page = opened
  opened = undefined
  if (!page) return
  await page.leave()
  vi.restoreAllMocks()
  expect(page.complaints).toEqual([])
}

afterEach(() => (opened?.shared ? undefined : closePage()))
afterAll(closePage)
