import type { PaymentMethod } from '@camp/domain/payments/payment-method.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** Who pays, as far as we know; the gateway uses it for risk checks and receipts. */
export interface PayingCustomer {
  readonly givenName: string
  readonly surname: string
  readonly email: string
  /** International form, `+27821234567`. */
  readonly mobile: string
}

export interface CheckoutRequest {
  /** 8 to 16 letters and digits, new for every attempt (`merchantTransactionId` of the domain). */
  readonly merchantTransactionId: string
  readonly amount: Money
  /** Random, never used before. */
  readonly nonce: string
  /** Where the guest's browser is sent by a form POST at the end. Absolute and wholly in lower case. */
  readonly returnUrl: string
  readonly notificationUrl: string
  readonly cancelUrl: string
  readonly customer: PayingCustomer
  /** Our own name for somebody who is signed in; the gateway may offer them the cards that it keeps. */
  readonly customerId?: string
  /** The customer asked that the gateway keep the card. */
  readonly remembersCard?: boolean
}

export interface Checkout {
  readonly checkoutId: string
  /** The gateway's page. It lives 30 minutes and may load only once, so it never goes into a message. */
  readonly redirectUrl: string
}

/** A card that the gateway keeps for us. The id is worth nothing to anybody else. */
export interface CardRegistration {
  readonly registrationId: string
  /** The last month in which the card can be used, `2027-12`. */
  readonly expires: string
}

export interface PaymentStatus {
  /** What a refund needs; null until something was tried. */
  readonly paymentId: string | null
  /** Null only while nothing has happened at the gateway. */
  readonly merchantTransactionId: string | null
  readonly amount: Money | null
  /** `paymentOutcome` of the domain says what it means. */
  readonly resultCode: string
  readonly description: string
  readonly method: PaymentMethod | null
  /** The gateway's token for a card that it was asked to keep. */
  readonly registration: CardRegistration | null
  readonly at: Temporal.Instant | null
}

export interface FoundPayment extends PaymentStatus {
  readonly checkoutId: string
}

/** What arrived at the notification address, byte for byte: signatures are over the raw body. */
export interface ReceivedNotification {
  readonly rawBody: string
  readonly headers: Readonly<Record<string, string | undefined>>
  /** The address as the gateway knows it, not as a proxy passed it on. */
  readonly url: string
}

export interface PaymentNotification {
  readonly kind: 'payment' | 'refund'
  readonly checkoutId: string | null
  readonly merchantTransactionId: string
  readonly paymentId: string | null
  /** The payment that a refund belongs to. */
  readonly refundOfPaymentId: string | null
  readonly resultCode: string
  readonly amount: Money | null
  /** When it happened, by the gateway's clock; deliveries come in any order. */
  readonly at: Temporal.Instant
  /** The same for every delivery of one notification, where the gateway says so. */
  readonly deliveryId: string | null
}

export type NotificationRefusal =
  | { readonly code: 'signature-invalid' }
  | { readonly code: 'notification-stale'; readonly at: Temporal.Instant }
  | { readonly code: 'notification-unreadable' }
  /** The gateway tries the address out; answer it with success and do nothing. */
  | { readonly code: 'notification-test' }

export type RefundRefusal =
  /** The gateway said no to this refund, for instance to more than was paid. */
  | { readonly code: 'refund-declined'; readonly resultCode: string }
  /** This payment can never be refunded through the gateway: staff pay it out. */
  | { readonly code: 'refund-not-possible'; readonly resultCode: string }

/**
 * Takes card payments on a page of its own. Every method that asks the gateway throws
 * `PaymentGatewayUnavailable` when it gets no usable answer.
 */
export interface PaymentGateway {
  /** Not idempotent at the gateway: store the attempt first, and after a failure start a new attempt. */
  createCheckout(request: CheckoutRequest): Promise<Checkout>

  /**
   * The only word that counts. Paid means: an outcome that moves money, and exactly the amount that was
   * asked.
   */
  status(checkoutId: string): Promise<PaymentStatus | 'unknown'>

  /** By our own name for it, for when the answer that named the checkout was lost. */
  find(merchantTransactionId: string): Promise<FoundPayment | 'unknown'>

  /**
   * Whole or in part. Not idempotent: after an `isOutcomeUnknown` failure a person looks before it is tried
   * again.
   */
  refund(request: {
    readonly paymentId: string
    readonly amount: Money
  }): Promise<Result<{ readonly refundId: string }, RefundRefusal>>

  /** Whether the gateway would take this checkout; nothing is created. */
  validate(request: CheckoutRequest): Promise<Result<void, { readonly code: 'checkout-invalid'; readonly detail: string }>>

  /** What guests may pay with, in the gateway's words: `CARD`, `CAPITECPAY`. */
  paymentMethods(): Promise<readonly string[]>

  /** `not-offered`: we may not delete there, so the card is only forgotten here. */
  forgetCard(registrationId: string): Promise<'forgotten' | 'not-offered'>

  /** A genuine notification is still only a reason to ask `status`. */
  readNotification(received: ReceivedNotification): Result<PaymentNotification, NotificationRefusal>
}

export type GatewayFailure = 'no-answer' | 'server-error' | 'credentials-refused' | 'request-refused' | 'answer-unreadable'

export class PaymentGatewayUnavailable extends Error {
  override readonly name = 'PaymentGatewayUnavailable'
  readonly reason: GatewayFailure
  /** The request may have been carried out although no answer came. */
  readonly isOutcomeUnknown: boolean

  constructor(facts: { reason: GatewayFailure; isOutcomeUnknown: boolean; detail: string; cause?: unknown }) {
    super(`payment gateway unavailable (${facts.reason}): ${facts.detail}`, { cause: facts.cause })
    this.reason = facts.reason
    this.isOutcomeUnknown = facts.isOutcomeUnknown
  }
}
