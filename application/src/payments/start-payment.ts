import { internationalDigits } from '@camp/domain/messaging/cell-number.ts'
import { merchantTransactionId } from '@camp/domain/payments/merchant-transaction-id.ts'
import { nextLook } from '@camp/domain/payments/next-look.ts'
import type { SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import type { PaymentAttemptId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { PaymentLink } from '../reservations/submission.ts'
import type { Clock } from '../shared/clock.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { Transaction } from '../shared/transaction.ts'
import { notificationAddress } from './notification-address.ts'
import type { CheckoutRequest, PayingCustomer, PaymentGateway } from './payment-gateway.ts'
import type { PaymentAttempt, PaymentPurpose, Payments } from './payments.ts'
import type { SignedInPayer } from './signed-in-payer.ts'

export interface StartPaymentPorts {
  readonly reservations: Reservations
  readonly payments: Payments
  readonly gateway: PaymentGateway
  readonly transaction: Transaction
  readonly randomness: Randomness
  readonly clock: Clock
  readonly publicUrl: string
}

interface WantedPayment {
  readonly amount: Money
  readonly payer: SignedInPayer | null
  /** How many attempts the reservation has seen; counted by one at a time. */
  readonly earlier: number
}

/**
 * Writes the attempt first and asks the gateway then, so that no payment can arrive for an attempt that
 * nobody knows.
 */
export async function startPayment(
  ports: StartPaymentPorts,
  reservation: SubmittedReservation,
  amount: Money,
  payer: SignedInPayer | null = null,
): Promise<PaymentLink> {
  const { reservations, payments, transaction } = ports
  const attempt = await transaction.run(async () => {
    await reservations.findForChange(reservation.id)
    const earlier = await payments.attemptsOf(reservation.id)
    return recordNextAttempt(ports, reservation, { amount, payer, earlier: earlier.length })
  })
  return openCheckout(ports, reservation, { attempt, payer })
}

/** Within the transaction that keeps the reservation from everybody else. */
export async function recordNextAttempt(
  ports: RecordAttemptPorts,
  reservation: SubmittedReservation,
  wanted: WantedPayment,
): Promise<PaymentAttempt> {
  const attempt = newAttempt(ports, reservation, wanted)
  await ports.payments.addAttempt(attempt)
  return attempt
}

/** Asks the gateway for the attempt that is written and committed. */
export async function openCheckout(
  { gateway, payments, randomness, publicUrl }: Pick<StartPaymentPorts, 'gateway' | 'payments' | 'randomness' | 'publicUrl'>,
  reservation: SubmittedReservation,
  { attempt, payer }: { readonly attempt: PaymentAttempt; readonly payer: SignedInPayer | null },
): Promise<PaymentLink> {
  const request = checkoutRequest(publicUrl, reservation, attempt, randomness.key())
  const ofPayer = payer ? { customerId: payer.userId, remembersCard: payer.remembersCard } : {}
  const checkout = await gateway.createCheckout({ ...request, ...ofPayer })
  await payments.saveAttempt({ ...attempt, ...checkout })
  return { url: checkout.redirectUrl }
}

type RecordAttemptPorts = Pick<StartPaymentPorts, 'payments' | 'randomness' | 'clock'>

export function newAttempt(
  { randomness, clock }: Pick<RecordAttemptPorts, 'randomness' | 'clock'>,
  reservation: SubmittedReservation,
  { amount, payer, earlier }: WantedPayment,
): PaymentAttempt {
  const now = clock.now()
  return {
    id: randomness.uuid() as PaymentAttemptId,
    organisationId: reservation.organisationId,
    reservationId: reservation.id,
    purpose: purposeOf(reservation),
    amount,
    merchantTransactionId: merchantTransactionId(reservation.simpleReference, earlier + 1),
    state: 'created',
    checkoutId: null,
    redirectUrl: null,
    gatewayPaymentId: null,
    resultCode: null,
    method: null,
    remembersFor: payer?.remembersCard ? payer.userId : null,
    createdAt: now,
    settledAt: null,
    nextLookAt: nextLook(now, now),
  }
}

function purposeOf({ status, amountDue, amountDueUpFront }: SubmittedReservation): PaymentPurpose {
  if (status !== 'pending') return 'balance'
  return amountDue.isMoreThan(amountDueUpFront) ? 'deposit' : 'full'
}

function checkoutRequest(
  publicUrl: string,
  reservation: SubmittedReservation,
  attempt: PaymentAttempt,
  nonce: string,
): CheckoutRequest {
  const page = `${publicUrl}/r/${reservation.id}`
  return {
    merchantTransactionId: attempt.merchantTransactionId,
    amount: attempt.amount,
    nonce,
    returnUrl: `${page}/payment-return`,
    notificationUrl: notificationAddress(publicUrl),
    cancelUrl: `${page}/confirm`,
    customer: customerOf(reservation),
  }
}

function customerOf({ guest }: SubmittedReservation): PayingCustomer {
  const number = internationalDigits(guest.countryCode, guest.cell)
  const mobile = number.ok ? `+${number.value}` : ''
  return { givenName: guest.firstName, surname: guest.lastName, email: guest.email, mobile }
}
