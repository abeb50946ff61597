import { PaymentGatewayUnavailable } from '@camp/application/payments/payment-gateway.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { z } from 'zod'
import type { HttpTimeouts } from '../outbound/http-exchange.ts'
import { beyondRequest } from '../shared/request-end.ts'
import { askPeach } from './peach-connection.ts'
import type { PeachSettings } from './peach-settings.ts'

const refreshEarly = Temporal.Duration.from({ seconds: 60 })

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().nonnegative() })

interface Token {
  readonly text: string
  readonly refreshAt: Temporal.Instant
}

/**
 * The access token of this process: fetched once however many ask at the same time, and again before it runs
 * out.
 */
export class PeachToken {
  readonly #settings: PeachSettings
  readonly #clock: Clock
  readonly #timeouts: HttpTimeouts
  #token: Promise<Token> | undefined
  /** The text of `#token` once it has arrived. */
  #latest: string | undefined

  constructor(settings: PeachSettings, clock: Clock, timeouts: HttpTimeouts) {
    this.#settings = settings
    this.#clock = clock
    this.#timeouts = timeouts
  }

  async current(): Promise<string> {
    this.#token ??= this.#fetched()
    const token = await this.#token
    if (Temporal.Instant.compare(this.#clock.now(), token.refreshAt) < 0) return token.text

    this.drop(token.text)
    this.#token ??= this.#fetched()
    return (await this.#token).text
  }

  /** Forgets this token; a newer one that somebody fetched meanwhile stays. */
  drop(text: string): void {
    if (this.#latest !== text) return
    this.#token = undefined
    this.#latest = undefined
  }

  #fetched(): Promise<Token> {
    const fetching = beyondRequest(() => this.#fetch())
    fetching.then(
      (token) => {
        this.#latest = token.text
      },
      () => {
        if (this.#token === fetching) this.#token = undefined
      },
    )
    return fetching
  }

  async #fetch(): Promise<Token> {
    const { oauthUrl, clientId, clientSecret, merchantId } = this.#settings
    const askedAt = this.#clock.now()
    const answer = await askPeach(
      {
        method: 'POST',
        url: `${oauthUrl}/api/oauth/token`,
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ clientId, clientSecret, merchantId }),
        changesSomething: false,
      },
      this.#timeouts,
    )
    if (answer.status !== 200) throw unavailable('credentials-refused', `the token call answered ${answer.status}`)

    const token = tokenAnswer.safeParse(json(answer.body))
    if (!token.success) throw unavailable('answer-unreadable', 'the token call')
    const lifetime = Temporal.Duration.from({ seconds: Math.floor(token.data.expires_in) })
    return { text: token.data.access_token, refreshAt: askedAt.add(lifetime).subtract(refreshEarly) }
  }
}

function unavailable(reason: 'credentials-refused' | 'answer-unreadable', detail: string): PaymentGatewayUnavailable {
  return new PaymentGatewayUnavailable({ reason, isOutcomeUnknown: false, detail })
}

function json(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
