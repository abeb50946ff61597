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
  readonly card: SandboxCard | null
  readonly resultCode: string
  readonly at: Temporal.Instant
  readonly isRefundable: boolean
  readonly refundedCents: number
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
  #deliveries: readonly SandboxDelivery[] = []

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

  knowsNonce(nonce: string): boolean {
    return this.#nonces.has(nonce)
  }

  keep(checkout: SandboxCheckout): SandboxCheckout {
    this.#checkouts.set(checkout.id, checkout)
    this.#nonces.add(checkout.form.nonce)
    const [oldest] = this.#checkouts.values()
    if (oldest && this.#checkouts.size > mostCheckouts) {
      this.#checkouts.delete(oldest.id)
      this.#nonces.delete(oldest.form.nonce)
    }
    return checkout
  }

  note(delivery: SandboxDelivery): void {
    this.#deliveries = [delivery, ...this.#deliveries].slice(0, mostDeliveries)
  }
}
