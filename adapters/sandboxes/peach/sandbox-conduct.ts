import type { MiddlewareHandler } from 'hono'
import type { SandboxTime } from '../sandbox-time.ts'

/** How the sandbox treats the shop, until somebody chooses otherwise on its page. */
export const conducts = {
  usual: 'Answers as it should',
  slow: 'Answers after 30 seconds',
  failing: 'Answers 500 to everything',
  garbled: 'Answers with something that is no answer',
  repeating: 'Sends every notification three times',
} as const
export type Conduct = keyof typeof conducts

const slowMs = 30_000

export class SandboxConduct {
  #now: Conduct = 'usual'

  get now(): Conduct {
    return this.#now
  }

  /** Anything else is `usual`. */
  choose(text: string): void {
    this.#now = Object.hasOwn(conducts, text) ? (text as Conduct) : 'usual'
  }

  /**
   * Before the calls of the shop; the shopper's pages always answer. What was asked happens all the same,
   * unless it fails.
   */
  middleware(time: SandboxTime): MiddlewareHandler {
    return async (c, next) => {
      if (this.#now === 'failing') return c.json({ message: 'Internal Server Error' }, 500)
      await next()
      if (this.#now === 'slow') await new Promise<void>((resolve) => time.later(slowMs, resolve))
      if (this.#now === 'garbled') c.res = new Response('<html>Bad gateway', { status: 200 })
      return undefined
    }
  }
}
