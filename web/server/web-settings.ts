import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Container } from './container.ts'
import type { Patience } from './deadline.ts'
import type { Log } from './log.ts'
import type { ReadBudget } from './read-budget.ts'

export interface WebSettings {
  readonly container: Container
  readonly log: Log
  readonly now: () => Temporal.Instant
  readonly isDevelopment: boolean
  /** Whether `X-Forwarded-Proto` and `X-Request-Id` come from a proxy of ours. */
  readonly trustsProxy: boolean
  /** How many stand in front of us; one when nothing is said and a proxy is trusted. */
  readonly trustedProxies?: number
  /** Where a form may lead to pay, besides this site: `https://secure.example`. */
  readonly paymentOrigins: readonly string[]
  /** Where pictures of the map come from, besides this site. */
  readonly tileOrigins?: readonly string[]
  /** Instead of what rules X4 and X5 say. */
  readonly patience?: Patience
  /** Instead of the usual one; null: nobody is limited. */
  readonly readBudget?: ReadBudget | null
  /** The folder of the built assets; absent while Vite serves them. */
  readonly clientDirectory: string | null
}
