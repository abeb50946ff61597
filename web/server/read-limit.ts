import { networkPlace } from '@camp/domain/people/network-place.ts'
import { createMiddleware } from 'hono/factory'
import { errorDocument } from './error-document.ts'
import { type ReadBudget, usualReads } from './read-budget.ts'
import { callWeight } from './rpc/call-weights.ts'
import { tooOftenRefusal } from './rpc/whole-request-refusal.ts'
import { type Connection, networkAddress, trustedProxyCount } from './session/network-address.ts'
import type { WebEnv } from './web-env.ts'
import type { WebSettings } from './web-settings.ts'

/** Some megabytes at most, from however many addresses. */
const mostPlaces = 50_000

interface Left {
  readonly weight: number
  /** Milliseconds. */
  readonly at: number
}

/** What is left to each address; those that asked longest ago have most of it back, and are forgotten. */
export class ReadsLeft {
  readonly #left = new Map<string, Left>()
  readonly #budget: ReadBudget

  constructor(budget: ReadBudget) {
    this.#budget = budget
  }

  /** Seconds to wait; nought where it may be read now. */
  take(place: string, weight: number, now: number): number {
    const { atOnce, perSecond } = this.#budget
    const before = this.#left.get(place) ?? { weight: atOnce, at: now }
    const regained = (Math.max(0, now - before.at) / 1_000) * perSecond
    const left = Math.min(atOnce, before.weight + regained)
    const isEnough = left >= weight
    this.#left.delete(place)
    this.#left.set(place, { weight: isEnough ? left - weight : left, at: now })
    if (this.#left.size > mostPlaces) this.#left.delete(this.#left.keys().next().value as string)
    return isEnough ? 0 : Math.max(1, Math.ceil((weight - left) / perSecond))
  }
}

/** Browsers that come back from the gateway are sent there by a form, and ask it to be read. */
const isRead = (method: string, path: string) => ['GET', 'HEAD'].includes(method) || path.endsWith('/payment-return')

/** Only what reads: what is sent has limits of its own, of what it asks for. */
export function withinReads({ readBudget = usualReads, ...settings }: WebSettings) {
  const left = readBudget && new ReadsLeft(readBudget)
  return createMiddleware<WebEnv>(async (c, next) => {
    const address = networkAddress(c.req.raw.headers, c.env as Connection | undefined, trustedProxyCount(settings))
    if (left === null || address === null || !isRead(c.req.method, c.req.path)) return next()
    const { path } = c.req
    const weight = path.startsWith(calls) ? callWeight(path.slice(calls.length)) : 1
    const seconds = left.take(networkPlace(address).address, weight, c.get('facts').now.epochMilliseconds)
    if (seconds === 0) return next()
    const headers = { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' }
    if (path.startsWith(calls)) return tooOftenRefusal(headers)
    return path.startsWith('/api/')
      ? c.json({ error: 'too-often' }, 429, headers)
      : c.html(errorDocument('too-often'), 429, headers)
  })
}

const calls = '/api/trpc/'
