import { setTimeout as wait } from 'node:timers/promises'
import { ask, book, nextAddress, type Wish } from './guests-of-proxy.ts'

/** A connection that the other side closes while it is used again: a proxy asks once more. */
const patienceMs = 1000

interface Answered {
  readonly status: number
  readonly milliseconds: number
  readonly why: string
}

/**
 * So many requests a second, whatever the answers take: searches, pages and bookings, at the processes in
 * service.
 */
export class SteadyGuests {
  readonly #wishes: Wish[]
  readonly #everyMs: number
  readonly #underway = new Set<Promise<unknown>>()
  readonly #timer: NodeJS.Timeout
  readonly #answers: Answered[] = []
  #origins: readonly string[] = []
  #asked = 0
  #confirmed = 0

  constructor(wishes: readonly Wish[], perSecond: number) {
    this.#wishes = [...wishes]
    this.#everyMs = 1000 / perSecond
    this.#timer = setInterval(() => this.#send(), this.#everyMs)
  }

  /** As a proxy does: what is under way at the others is waited for, and nothing new goes there. */
  async serveFrom(...origins: readonly string[]): Promise<void> {
    this.#origins = origins
    await Promise.all(this.#underway)
  }

  async come(seconds: number): Promise<void> {
    await wait(seconds * 1000)
  }

  async leave(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.all(this.#underway)
  }

  get confirmed(): number {
    return this.#confirmed
  }

  get answers(): readonly Answered[] {
    return this.#answers
  }

  #send(): void {
    if (this.#origins.length === 0) return
    const number = this.#asked++
    const origin = this.#origins[number % this.#origins.length] ?? ''
    const sent = this.#errand(origin, number).catch((error: unknown) =>
      this.#answers.push({ status: 599, milliseconds: 0, why: String(error) }),
    )
    this.#underway.add(sent)
    void sent.finally(() => this.#underway.delete(sent))
  }

  async #errand(origin: string, number: number): Promise<void> {
    const wish = this.#wishes[number % this.#wishes.length]
    if (!wish) return
    const { orgSlug, arrivalDate, departureDate } = wish
    const dates = { arrivalDate, departureDate }
    const query = new URLSearchParams(dates)
    switch (Math.floor(number / 2) % 5) {
      case 0:
        return this.#page(origin, `/search?${query}`)
      case 1:
        return this.#page(origin, `/${orgSlug}?${query}`)
      case 2:
        return this.#page(origin, '/')
      case 3:
        return this.#page(origin, `/api/trpc/search.organisations?input=${encodeURIComponent(JSON.stringify(dates))}`)
      default:
        return this.#booking(origin, number % this.#wishes.length)
    }
  }

  async #page(origin: string, path: string): Promise<void> {
    const from = performance.now()
    const { status, text } = await ask(origin, path, { headers: { 'x-forwarded-for': nextAddress(), connection: 'close' } })
    this.#answers.push({ status, milliseconds: performance.now() - from, why: `${path}: ${text.slice(0, 200)}` })
  }

  async #booking(origin: string, position: number): Promise<void> {
    const [wish] = this.#wishes.splice(position, 1)
    if (!wish) return
    const from = performance.now()
    const { ending, why } = await book(origin, wish, patienceMs)
    if (ending === 'confirmed') this.#confirmed += 1
    this.#answers.push({ status: ending === 'failed' ? 500 : 200, milliseconds: performance.now() - from, why })
  }
}
