import { randomBytes } from 'node:crypto'
import { movesMoney, paymentOutcome } from '@camp/domain/payments/result-code.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SandboxTime } from '../sandbox-time.ts'
import type { CheckoutForm } from './checkout-form.ts'
import { type PaymentEvent, paymentFields } from './payment-fields.ts'
import type { SandboxConduct } from './sandbox-conduct.ts'
import type { SandboxCard, SandboxCheckout, SandboxLedger, SandboxPayment } from './sandbox-ledger.ts'
import type { SandboxNotifier } from './sandbox-notifier.ts'
import type { PeachSandboxSettings } from './sandbox-settings.ts'
import { type TestCard, testCard } from './test-cards.ts'

export interface SandboxParts {
  readonly settings: PeachSandboxSettings
  readonly ledger: SandboxLedger
  readonly time: SandboxTime
  readonly notifier: SandboxNotifier
  readonly conduct: SandboxConduct
}

const created = '000.200.100'
const cancelled = '100.396.101'
const timedOut = '100.396.104'
const neverOpened = '700.400.580'

/** Takes the pretended money: what happens at a checkout from its creation to its last late notification. */
export class SandboxCheckouts {
  readonly #parts: SandboxParts

  constructor(parts: SandboxParts) {
    this.#parts = parts
  }

  open(form: CheckoutForm): SandboxCheckout {
    const { settings, ledger, time } = this.#parts
    const createdAt = time.now()
    const expiresAt = createdAt.add({ minutes: settings.sessionMinutes })
    const checkout = ledger.keep({ id: hexId(), form, createdAt, expiresAt, pageLoads: 0, payment: null })
    time.later(settings.sessionMinutes * 60_000, () => this.#expire(checkout.id))
    return checkout
  }

  loadPage(checkout: SandboxCheckout): SandboxCheckout {
    if (checkout.pageLoads === 0) this.#tell(checkout, { resultCode: created, at: this.#parts.time.now(), payment: null })
    return this.#parts.ledger.keep({ ...checkout, pageLoads: checkout.pageLoads + 1 })
  }

  isExpired(checkout: SandboxCheckout): boolean {
    return checkout.payment === null && Temporal.Instant.compare(this.#parts.time.now(), checkout.expiresAt) >= 0
  }

  /** A second payment at a finished checkout changes nothing. */
  pay(checkout: SandboxCheckout, given: { number: string; expiry: string }): SandboxCheckout {
    if (checkout.payment) return checkout
    const card = testCard(given.number)
    const registrationId = this.#registered(checkout, card, given.expiry)
    const paid = this.#settle(checkout, {
      id: hexId(),
      card: sandboxCard(card, given.expiry),
      told: lieOf(card, checkout),
      ...(registrationId && { registrationId }),
      resultCode: card.answers,
      at: this.#parts.time.now(),
      isRefundable: card.isRefundable,
      refundedCents: 0,
    })
    this.#tellAs(card, paid)
    const { time, settings } = this.#parts
    for (const [steps, answer] of [card.laterAnswers, card.lastAnswers].entries()) {
      if (answer) time.later(settings.lateMs * (steps + 1), () => this.#answerLater(paid.id, answer))
    }
    return paid
  }

  cancel(checkout: SandboxCheckout): SandboxCheckout {
    return checkout.payment ? checkout : this.#finishWithoutCard(checkout, cancelled)
  }

  /** What `/status` and the return form say now. */
  currentEvent(checkout: SandboxCheckout): PaymentEvent {
    const { payment, createdAt } = checkout
    if (payment) return { resultCode: payment.resultCode, at: payment.at, payment }
    if (this.isExpired(checkout)) return { resultCode: timedOut, at: checkout.expiresAt, payment: null }
    return { resultCode: checkout.pageLoads === 0 ? neverOpened : created, at: createdAt, payment: null }
  }

  #expire(checkoutId: string): void {
    const checkout = this.#parts.ledger.find(checkoutId)
    if (!checkout || checkout.payment) return
    if (checkout.pageLoads === 0) this.#tell(checkout, { resultCode: created, at: checkout.createdAt, payment: null })
    this.#finishWithoutCard(checkout, timedOut)
  }

  #finishWithoutCard(checkout: SandboxCheckout, resultCode: string): SandboxCheckout {
    const at = this.#parts.time.now()
    const finished = this.#settle(checkout, { id: hexId(), card: null, resultCode, at, isRefundable: false, refundedCents: 0 })
    this.#tell(finished, this.currentEvent(finished))
    return finished
  }

  /** A card that pays and is asked for again: kept under an id that is good for nothing elsewhere. */
  #registered({ form }: SandboxCheckout, card: TestCard, expiry: string): string | undefined {
    if (!form.createRegistration || !movesMoney(paymentOutcome(card.answers)) || card.brand === 'CAPITECPAY') return undefined
    const id = hexId()
    const customerId = form.customer?.merchantCustomerId ?? null
    this.#parts.ledger.register({ id, customerId, testCard: card.number, card: sandboxCard(card, expiry) })
    return id
  }

  #answerLater(checkoutId: string, answer: string): void {
    const checkout = this.#parts.ledger.find(checkoutId)
    if (!checkout?.payment) return
    const settled = this.#settle(checkout, { ...checkout.payment, resultCode: answer, at: this.#parts.time.now() })
    this.#tell(settled, this.currentEvent(settled))
  }

  #settle(checkout: SandboxCheckout, payment: SandboxPayment): SandboxCheckout {
    return this.#parts.ledger.keep({ ...checkout, payment })
  }

  #tellAs({ notifies }: TestCard, checkout: SandboxCheckout): void {
    const { lateMs, outOfOrderMs } = this.#parts.settings
    const event = this.currentEvent(checkout)
    this.#tell(checkout, event, notifies === 'late' ? lateMs : 0)
    if (notifies === 'twice') this.#tell(checkout, event)
    if (notifies !== 'out-of-order') return
    this.#tell(checkout, { ...event, resultCode: '000.200.000', at: event.at.subtract({ seconds: 1 }) }, outOfOrderMs)
    this.#tell(checkout, { ...event, resultCode: created, at: checkout.createdAt, payment: null }, 2 * outOfOrderMs)
  }

  #tell(checkout: SandboxCheckout, event: PaymentEvent, delayMs = 0): void {
    this.#parts.notifier.notify(checkout, paymentFields(checkout, event), delayMs)
  }
}

function sandboxCard({ number, brand }: TestCard, expiry: string): SandboxCard {
  return brand === 'CAPITECPAY'
    ? { bin: '', last4: '', brand, expiry: '' }
    : { bin: number.slice(0, 6), last4: number.slice(-4), brand, expiry }
}

function lieOf({ lies }: TestCard, { form }: SandboxCheckout): SandboxPayment['told'] {
  if (lies === 'another currency') return { currency: 'NAD' }
  return lies && { amount: (Number(form.amount) - 0.01).toFixed(2) }
}

export function hexId(): string {
  return randomBytes(16).toString('hex')
}
