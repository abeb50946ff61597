import {
  type Checkout,
  type CheckoutRequest,
  type FoundPayment,
  type NotificationRefusal,
  type PaymentGateway,
  PaymentGatewayUnavailable,
  type PaymentNotification,
  type PaymentStatus,
  type ReceivedNotification,
  type RefundRefusal,
} from '@camp/application/payments/payment-gateway.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { HttpAnswer, HttpTimeouts } from '../outbound/http-exchange.ts'
import type { OutboundGuard } from '../outbound/outbound-guard.ts'
import { QuestionsEnded, untilEndOfQuestions } from '../shared/request-end.ts'
import { readCheckout, readFound, readPaymentStatus, readRefund } from './peach-answers.ts'
import { askPeach, type PeachQuestion } from './peach-connection.ts'
import { writeForm } from './peach-fields.ts'
import { readPeachNotification } from './peach-notification.ts'
import { checkoutBody, lookupFields, refundFields } from './peach-requests.ts'
import type { PeachSettings } from './peach-settings.ts'
import { PeachToken } from './peach-token.ts'
import { readForgotten, readPaymentMethods, readValidation } from './peach-tool-answers.ts'

const usualTimeouts: HttpTimeouts = { connectMs: 3_000, totalMs: 10_000 }

/** Peach Payments, Checkout V2 on its hosted page. */
export class PeachPayments implements PaymentGateway {
  readonly #settings: PeachSettings
  readonly #clock: Clock
  readonly #timeouts: HttpTimeouts
  readonly #token: PeachToken

  constructor(options: { settings: PeachSettings; clock: Clock; timeouts?: HttpTimeouts; guard?: OutboundGuard }) {
    this.#settings = options.settings
    this.#clock = options.clock
    this.#timeouts = { ...(options.timeouts ?? usualTimeouts), ...(options.guard && { guard: options.guard }) }
    this.#token = new PeachToken(this.#settings, this.#clock, this.#timeouts)
  }

  async createCheckout(request: CheckoutRequest): Promise<Checkout> {
    const answer = await this.#askAuthorised({
      method: 'POST',
      url: `${this.#settings.checkoutUrl}/v2/checkout`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(checkoutBody(request, this.#settings)),
      changesSomething: true,
    })
    return readCheckout(answer)
  }

  async status(checkoutId: string): Promise<PaymentStatus | 'unknown'> {
    const answer = await this.#askAuthorised({
      method: 'GET',
      url: `${this.#settings.checkoutUrl}/v2/checkout/${encodeURIComponent(checkoutId)}/status`,
      headers: {},
      changesSomething: false,
    })
    return readPaymentStatus(answer)
  }

  /**
   * The status call of Checkout V1, the only one that takes our own name for the payment; its signature is
   * its credential.
   */
  async find(merchantTransactionId: string): Promise<FoundPayment | 'unknown'> {
    const query = writeForm(lookupFields(merchantTransactionId, this.#settings))
    const answer = await askPeach(
      {
        method: 'GET',
        url: `${this.#settings.checkoutUrl}/status?${query}`,
        headers: { accept: 'application/json' },
        changesSomething: false,
      },
      this.#timeouts,
    )
    return readFound(answer)
  }

  async refund(request: { paymentId: string; amount: Money }): Promise<Result<{ readonly refundId: string }, RefundRefusal>> {
    const answer = await askPeach(
      {
        method: 'POST',
        url: this.#settings.refundUrl,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: writeForm(refundFields(request, this.#settings)),
        changesSomething: true,
      },
      this.#timeouts,
    )
    return readRefund(answer)
  }

  async validate(
    request: CheckoutRequest,
  ): Promise<Result<void, { readonly code: 'checkout-invalid'; readonly detail: string }>> {
    const answer = await this.#askAuthorised({
      method: 'POST',
      url: `${this.#settings.checkoutUrl}/v2/checkout/validate`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(checkoutBody(request, this.#settings)),
      changesSomething: false,
    })
    return readValidation(answer)
  }

  async paymentMethods(): Promise<readonly string[]> {
    const { checkoutUrl, entityId } = this.#settings
    const answer = await this.#askAuthorised({
      method: 'GET',
      url: `${checkoutUrl}/v2/channels/${entityId}/payment-methods?currency=ZAR`,
      headers: {},
      changesSomething: false,
    })
    return readPaymentMethods(answer)
  }

  async forgetCard(registrationId: string): Promise<'forgotten' | 'not-offered'> {
    const { cardApi, entityId } = this.#settings
    if (!cardApi) return 'not-offered'
    const query = new URLSearchParams({ entityId })
    const answer = await askPeach(
      {
        method: 'DELETE',
        url: `${cardApi.url}/registrations/${encodeURIComponent(registrationId)}?${query}`,
        headers: { accept: 'application/json', authorization: `Bearer ${cardApi.accessToken}` },
        changesSomething: true,
      },
      this.#timeouts,
    )
    return readForgotten(answer)
  }

  readNotification(received: ReceivedNotification): Result<PaymentNotification, NotificationRefusal> {
    return readPeachNotification(received, { secretTokens: this.#settings.secretTokens, now: this.#clock.now() })
  }

  /** A token may be withdrawn early: on 401 it is fetched once more and the question asked once more. */
  async #askAuthorised(question: PeachQuestion): Promise<HttpAnswer> {
    const token = await this.#currentToken()
    const answer = await this.#askWith(token, question)
    if (answer.status !== 401) return answer

    this.#token.drop(token)
    const secondAnswer = await this.#askWith(await this.#currentToken(), question)
    if (secondAnswer.status !== 401) return secondAnswer
    throw new PaymentGatewayUnavailable({
      reason: 'credentials-refused',
      isOutcomeUnknown: false,
      detail: 'a new token was refused too',
    })
  }

  /** Fetched for everybody, waited for no longer than this request may. */
  #currentToken(): Promise<string> {
    return untilEndOfQuestions(this.#token.current()).catch((error: unknown) => {
      if (!(error instanceof QuestionsEnded)) throw error
      const detail = 'the token did not come in time'
      throw new PaymentGatewayUnavailable({ reason: 'no-answer', isOutcomeUnknown: false, detail, cause: error })
    })
  }

  #askWith(token: string, question: PeachQuestion): Promise<HttpAnswer> {
    const { siteUrl } = this.#settings
    const headers = {
      ...question.headers,
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      origin: siteUrl,
      referer: `${siteUrl}/`,
    }
    return askPeach({ ...question, headers }, this.#timeouts)
  }
}
