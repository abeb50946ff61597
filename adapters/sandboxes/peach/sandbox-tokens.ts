import { randomBytes } from 'node:crypto'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SandboxTime } from '../sandbox-time.ts'
import type { PeachSandboxSettings } from './sandbox-settings.ts'

/** Access tokens of the sandbox, known until they run out or are withdrawn. */
export class SandboxTokens {
  readonly #settings: PeachSandboxSettings
  readonly #time: SandboxTime
  readonly #tokens = new Map<string, Temporal.Instant>()

  constructor(settings: PeachSandboxSettings, time: SandboxTime) {
    this.#settings = settings
    this.#time = time
  }

  issue(credentials: unknown): { access_token: string; expires_in: number; token_type: 'Bearer' } | undefined {
    const { clientId, clientSecret, merchantId, tokenSeconds } = this.#settings
    const given = (typeof credentials === 'object' && credentials !== null ? credentials : {}) as Record<string, unknown>
    const isKnown = given.clientId === clientId && given.clientSecret === clientSecret && given.merchantId === merchantId
    if (!isKnown) return undefined

    this.#forgetExpired()
    const text = randomBytes(24).toString('base64url')
    this.#tokens.set(text, this.#time.now().add({ seconds: tokenSeconds }))
    return { access_token: text, expires_in: tokenSeconds, token_type: 'Bearer' }
  }

  accepts(authorization: string | undefined): boolean {
    this.#forgetExpired()
    return this.#tokens.has(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '')
  }

  withdrawAll(): void {
    this.#tokens.clear()
  }

  #forgetExpired(): void {
    const now = this.#time.now()
    for (const [text, expiresAt] of this.#tokens) if (Temporal.Instant.compare(now, expiresAt) >= 0) this.#tokens.delete(text)
  }
}
