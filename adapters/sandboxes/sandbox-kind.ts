import type { Configuration } from '../src/configuration/configuration.ts'
import type { PastPayment } from './peach/past-payment.ts'

export interface SandboxStart {
  /** On this machine; 0 takes a free one. */
  readonly port: number
  /** The product's own origin, where webhooks go, without a slash at its end. */
  readonly siteUrl: string
  /** Hosts (`name` or `name:port`) that get webhooks although they are not loopback. */
  readonly notifiedHosts: readonly string[]
  /** 32 hex digits; another for each name. */
  readonly secret: (name: string) => string
  /** What the product's books have from before, the oldest first. */
  readonly pastPayments?: readonly PastPayment[]
}

export interface StartedSandbox<Settings> {
  /** What the product's client must be told to talk to it; plain data. */
  readonly settings: Settings
  /** Its page, which shows what it holds: `http://localhost:3001`. */
  readonly pageUrl: string
  stop(): Promise<void>
}

/** A provider that stands in for the real one while nobody has given credentials. */
export interface SandboxKind<Settings> {
  /** As the summary of the start calls it. */
  readonly title: string
  /** Its page prefers the port so many after the product's own. */
  readonly portAfter: number
  /** So many after the product's own is what its other servers prefer. */
  readonly otherPortsAfter?: readonly number[]
  readonly isNeeded: (configuration: Configuration) => boolean
  /** Loads the sandbox's code only now: a product with credentials has no use for it. */
  readonly start: (options: SandboxStart) => Promise<StartedSandbox<Settings>>
  /** The variables that lead a product of its own to it. */
  readonly environment: (settings: Settings) => Readonly<Record<string, string>>
}
