import type { PaymentAttempt, PaymentPurpose } from '@camp/application/payments/payments.ts'
import type { Randomness } from '@camp/application/shared/randomness.ts'
import { amountDueUpFront } from '@camp/domain/deposit/amount-due-up-front.ts'
import type { NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import { merchantTransactionId } from '@camp/domain/payments/merchant-transaction-id.ts'
import { bookOffline } from '@camp/domain/reservations/book-offline.ts'
import { checkIn } from '@camp/domain/reservations/check-in.ts'
import { hold } from '@camp/domain/reservations/hold.ts'
import { momentIn } from '@camp/domain/reservations/moment.ts'
import { recordPayment } from '@camp/domain/reservations/record-payment.ts'
import { recordRefund } from '@camp/domain/reservations/record-refund.ts'
import type { HeldReservation, Reservation, StatusChange } from '@camp/domain/reservations/reservation.ts'
import { submit } from '@camp/domain/reservations/submit.ts'
import type { PaymentAttemptId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { DemoGuest } from './demo-guests.ts'
import type { DemoStay } from './demo-stays.ts'

export interface MovedMoney {
  readonly kind: 'capture' | 'refund'
  /** Null for cash at the gate. */
  readonly attempt: PaymentAttempt | null
  readonly amount: Money
  readonly at: Temporal.Instant
}

export interface Notice {
  readonly event: NotifiedEvent
  readonly at: Temporal.Instant
  /** As it stood then. */
  readonly reservation: Reservation
}

/** South Africa's rate since 2018. */
const vatPercentage = 15

/** One reservation, lived through the domain's own transitions, with everything that it leaves behind. */
export class DemoLife {
  readonly #stay: DemoStay
  readonly #randomness: Randomness
  readonly history: StatusChange[] = []
  readonly money: MovedMoney[] = []
  readonly notices: Notice[] = []
  /** When the desk received the guests; null when it did not. */
  receivedAt: Temporal.Instant | null = null
  #reservation: Reservation

  constructor(
    stay: DemoStay,
    at: Temporal.Instant,
    { randomness, reference, by = 'guest' }: { randomness: Randomness; reference: string; by?: string },
  ) {
    const { organisation } = stay.catalogue
    this.#stay = stay
    this.#randomness = randomness
    const held = hold({
      id: randomness.key() as ReservationId,
      organisationId: organisation.id,
      simpleReference: reference,
      stay: stay.stay,
      plots: stay.plots,
      cancellationPolicy: organisation.cancellationPolicy,
      ...this.doing(by, at),
    })
    this.#reservation = held.reservation
    this.history.push(held.change)
  }

  get reservation(): Reservation {
    return { ...this.#reservation, version: this.history.length }
  }

  doing(by: string, at: Temporal.Instant) {
    return { by, moment: momentIn(this.#stay.catalogue.organisation.province.country.timezone, at) }
  }

  /** Throws where the domain refuses: a demo that breaks the rules is a bug. */
  move(
    answer: Result<{ readonly reservation: Reservation; readonly change: StatusChange }, unknown>,
    event?: NotifiedEvent,
  ): undefined {
    if (!answer.ok) throw new Error(`the demo was refused: ${JSON.stringify(answer.refusal)}`)
    this.#reservation = answer.value.reservation
    this.history.push(answer.value.change)
    if (event) this.notices.push({ event, at: answer.value.change.at, reservation: this.reservation })
  }

  /** By telephone; everything is paid at the desk on arrival. */
  bookOffline(guest: DemoGuest, at: Temporal.Instant): undefined {
    const held = this.#reservation as HeldReservation
    const offline = {
      isOfflinePayment: true,
      paymentMethod: null,
      paymentReference: null,
      paymentDate: null,
      notes: null,
      notifiesCamper: true,
      priceReason: null,
    }
    const termIds = this.#mandatoryTerms(held)
    const booked = bookOffline(held, {
      ...this.doing('desk', at),
      offline,
      vatPercentage,
      received: Money.zero(held.amountDue.currency),
      mandatoryTermIds: termIds,
      acceptedTermIds: termIds,
      guest: { ...guest, specialRequest: null, allergies: null, vehiclePlate: null },
    })
    if (!booked.ok) throw new Error(`the demo was refused: ${JSON.stringify(booked.refusal)}`)
    const { pending, settled } = booked.value
    if (!settled.change) throw new Error('a demo booking by telephone waits for nobody')
    this.move(accepted(pending))
    this.move(accepted({ reservation: settled.reservation, change: settled.change }), 'confirmed')
  }

  receive(at: Temporal.Instant): void {
    const reservation = this.#reservation
    if (reservation.status !== 'partiallyPaid' && reservation.status !== 'confirmed')
      throw new Error('nobody who has no booking is received')
    const received = checkIn(reservation, this.doing('desk', at).moment)
    if (!received.ok) throw new Error(`the demo was refused: ${received.refusal.code}`)
    this.#reservation = received.value
    this.receivedAt = at
  }

  submit(guest: DemoGuest, at: Temporal.Instant, payInFull: boolean, specialRequest: string | null): void {
    const held = this.#reservation as HeldReservation
    const doing = this.doing('guest', at)
    const termIds = this.#mandatoryTerms(held)
    const plots = held.plots.map(({ quote, paymentRule }) => ({ total: quote.total, rule: paymentRule }))
    const due = amountDueUpFront({ plots, arrival: held.stay.arrival, today: doing.moment.today, payInFull })
    const submitted = submit(held, {
      ...doing,
      mandatoryTermIds: termIds,
      acceptedTermIds: termIds,
      guest: { ...guest, specialRequest, allergies: null, vehiclePlate: null },
      payInFull,
      amountDueUpFront: due.amountDueUpFront,
      dueDate: due.dueDate,
      vatPercentage,
    })
    this.move(submitted, 'submitted')
  }

  pay(purpose: PaymentPurpose, amount: Money, at: Temporal.Instant, isOnline = true): void {
    const reservation = this.#reservation
    if (reservation.status === 'temporaryHold' || reservation.status === 'cancelled') throw new Error('nobody pays for that')
    const attempt = isOnline ? this.#attempt(purpose, amount, at) : null
    this.money.push({ kind: 'capture', attempt, amount, at })
    const paid = recordPayment(reservation, { amount, ...this.doing('payment-gateway', at) })
    this.#reservation = paid.reservation
    if (!paid.change) return
    this.history.push(paid.change)
    const event = paid.change.to === 'confirmed' ? 'confirmed' : 'deposit-received'
    this.notices.push({ event, at, reservation: this.reservation })
  }

  refund(amount: Money, at: Temporal.Instant): void {
    if (!amount.isPositive) return
    const paid = this.money.find(({ attempt }) => attempt !== null)
    this.money.push({ kind: 'refund', attempt: paid?.attempt ?? null, amount, at })
    this.#reservation = recordRefund(this.#reservation, amount)
  }

  #mandatoryTerms({ plots }: HeldReservation) {
    const siteIds = new Set(plots.map(({ siteId }) => siteId))
    return this.#stay.catalogue.specialTerms
      .filter((term) => term.isActive && term.type === 'Mandatory' && term.siteIds.some((id) => siteIds.has(id)))
      .map(({ id }) => id)
  }

  #attempt(purpose: PaymentPurpose, amount: Money, at: Temporal.Instant): PaymentAttempt {
    const { id, organisationId, simpleReference } = this.#reservation
    const number = this.money.filter(({ attempt }) => attempt !== null).length + 1
    return {
      id: this.#randomness.key() as PaymentAttemptId,
      organisationId,
      reservationId: id,
      purpose,
      amount,
      state: 'successful',
      merchantTransactionId: merchantTransactionId(simpleReference, number),
      checkoutId: this.#gatewayId(),
      redirectUrl: null,
      gatewayPaymentId: this.#gatewayId(),
      resultCode: '000.000.000',
      method: { brand: 'VISA', last4: '0091' },
      remembersFor: null,
      nextLookAt: null,
      createdAt: at.subtract({ minutes: 2 }),
      settledAt: at,
    }
  }

  /** 32 hex digits, as the gateway names things. */
  #gatewayId(): string {
    return this.#randomness.uuid().replaceAll('-', '')
  }
}
