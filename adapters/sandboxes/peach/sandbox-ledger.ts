import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { CheckoutForm } from './checkout-form.ts'

/** Never the whole number: somebody might type a real one. */
export interface SandboxCard {
  readonly bin: string
  readonly last4: string
  readonly brand: string
  /** `MM/YY`. */
  readonly expiry: string
}

/** What a card did at a checkout. `null` card: the shopper cancelled, or the session ran out. */
export interface SandboxPayment {
  readonly id: string
  /** Set when the sandbox keeps the card. */
  readonly registrationId?: string
  /** What a lying sandbox says was paid; absent: what the shop asked. */
  readonly told?: { readonly amount?: string; readonly currency?: string }
  readonly card: SandboxCard | null
  readonly resultCode: string
  readonly at: Temporal.Instant
  readonly isRefundable: boolean
  readonly refundedCents: number
}

/** A card that a shop's customer asked to keep. */
export interface SandboxRegistration {
  readonly id: string
  /** Without it nobody can be offered the card again. */
  readonly customerId: string | null
  readonly testCard: string
  readonly card: SandboxCard
}

export interface SandboxCheckout {
  readonly id: string
  readonly form: CheckoutForm
  readonly createdAt: Temporal.Instant
  readonly expiresAt: Temporal.Instant
  readonly pageLoads: number
  readonly payment: SandboxPayment | null
}

export interface SandboxDelivery {
  readonly at: Temporal.Instant
  readonly checkoutId: string
  readonly url: string
  readonly resultCode: string
  readonly paymentType: string
  readonly attempt: number
  readonly answer: string
}

const mostCheckouts = 500
const mostDeliveries = 2_000

/** Everything the sandbox remembers, in memory, the newest first; the oldest are forgotten. */
export class SandboxLedger {
  readonly #checkouts = new Map<string, SandboxCheckout>()
  readonly #nonces = new Set<string>()
  readonly #registrations = new Map<string, SandboxRegistration>()
  #deliveries: readonly SandboxDelivery[] = []
  #mostCheckouts = mostCheckouts

  checkouts(): readonly SandboxCheckout[] {
    return [...this.#checkouts.values()].reverse()
  }

  deliveries(): readonly SandboxDelivery[] {
    return this.#deliveries
  }

  find(checkoutId: string): SandboxCheckout | undefined {
    return this.#checkouts.get(checkoutId)
  }

  findByPayment(paymentId: string): SandboxCheckout | undefined {
    return this.checkouts().find(({ payment }) => payment?.id === paymentId)
  }

  /** The latest, when several have the same name. */
  findByName(merchantTransactionId: string): SandboxCheckout | undefined {
    return this.checkouts().find(({ form }) => form.merchantTransactionId === merchantTransactionId)
  }

  register(registration: SandboxRegistration): void {
    this.#registrations.set(registration.id, registration)
  }

  registration(id: string): SandboxRegistration | undefined {
    return this.#registrations.get(id)
  }

  /** The newest first; of one customer or of all. */
  registrations(customerId?: string): readonly SandboxRegistration[] {
    const all = [...this.#registrations.values()].reverse()
    return customerId === undefined ? all : all.filter((registration) => registration.customerId === customerId)
  }

  unregister(id: string): boolean {
    return this.#registrations.delete(id)
  }

  knowsNonce(nonce: string): boolean {
    return this.#nonces.has(nonce)
  }

  /** From before the sandbox started; they take no room from those that come. */
  recall(past: readonly SandboxCheckout[]): void {
    this.#mostCheckouts += past.length
    for (const checkout of past) this.keep(checkout)
  }

  keep(checkout: SandboxCheckout): SandboxCheckout {
    this.#checkouts.set(checkout.id, checkout)
    this.#nonces.add(checkout.form.nonce)
    const [oldest] = this.#checkouts.values()
    if (oldest && this.#checkouts.size > this.#mostCheckouts) {
      this.#checkouts.delete(oldest.id)
      this.#nonces.delete(oldest.form.nonce)
    }
    return checkout
  }

  note(delivery: SandboxDelivery): void {
    this.#deliveries = [delivery, ...this.#deliveries].slice(0, mostDeliveries)
  }
}
