import type { KeptPage } from './kept-page.ts'
import { PageShelf } from './page-shelf.ts'
import type { SharedPage } from './shared-page.ts'

interface Shelved {
  readonly page: KeptPage
  readonly version: string
  /** In milliseconds. */
  readonly madeAt: number
  readonly bytes: number
}

const mostBytes = 64 * 1024 * 1024
/**
 * A page is made of several reads. Should one of them come from a database that lags behind, this is how long
 * it shows.
 */
const longestAge = 60_000
/** From here on it is made again, and nobody waits for it. */
const remadeFrom = 45_000

/** Each page once for every version of what it shows, however many ask for it at the same time. */
export class KeptPages {
  readonly #shelf = new PageShelf<Shelved>(mostBytes)
  readonly #inTheMaking = new Map<string, Promise<KeptPage | null>>()
  readonly #make: (page: SharedPage) => Promise<KeptPage | null>

  constructor(make: (page: SharedPage) => Promise<KeptPage | null>) {
    this.#make = make
  }

  async get(page: SharedPage, version: string, now: number): Promise<KeptPage | null> {
    const key = JSON.stringify([page.address, page.theme, page.language, page.savesData])
    const found = this.#shelf.get(key)
    const make = () => this.#makeOnce(`${key} ${version}`, () => this.#shelve(key, page, version, now))
    const age = found?.version === version ? now - found.madeAt : longestAge
    if (!found || age >= longestAge) return make()
    if (age >= remadeFrom) make().catch(() => {})
    return found.page
  }

  async #shelve(key: string, page: SharedPage, version: string, now: number): Promise<KeptPage | null> {
    const made = await this.#make(page)
    if (made) this.#shelf.put(key, { page: made, version, madeAt: now, bytes: made.bytes })
    return made
  }

  #makeOnce(name: string, make: () => Promise<KeptPage | null>): Promise<KeptPage | null> {
    const running = this.#inTheMaking.get(name)
    if (running) return running
    const started = make().finally(() => this.#inTheMaking.delete(name))
    this.#inTheMaking.set(name, started)
    return started
  }
}
