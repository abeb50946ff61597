import { invoiceKind } from '@camp/domain/invoices/invoice-kind.ts'
import { vatIn } from '@camp/domain/invoices/vat-share.ts'
import { comesIn } from '@camp/domain/payments/money-move.ts'
import { fullName } from '@camp/domain/people/person-name.ts'
import type { Reservation, SubmittedFacts } from '@camp/domain/reservations/reservation.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { notifiedOrganisation } from '../messaging/notification-facts.ts'
import type { ReservationContext } from '../reservations/reservation-context.ts'
import type { Invoice, InvoiceLine, SupplierNumbers } from './invoice.ts'
import type { InvoicedPayment } from './invoice-records.ts'

interface InvoiceInput {
  readonly reservation: Reservation
  readonly submitted: SubmittedFacts
  readonly context: ReservationContext
  readonly numbers: SupplierNumbers
  readonly payments: readonly InvoicedPayment[]
  /** Goes back and has not gone yet. */
  readonly promisedBack: Money
  /** Of the tax date. */
  readonly vatPercentage: number
}

/** The day of the first payment that came, in the organisation's zone; before one, today. */
export function taxDateOf({ catalogue, today }: ReservationContext, payments: readonly InvoicedPayment[]): Temporal.PlainDate {
  const { timezone } = catalogue.organisation.province.country
  const came = payments.filter(({ kind, isReversed = false }) => kind === 'capture' && !isReversed)
  const [first = today] = came.map((payment) => dateOf(payment, timezone)).toSorted(Temporal.PlainDate.compare)
  return first
}

/** Nothing was charged: a stay that was cancelled before anything was paid has no paper. */
export function hasInvoice({ status }: Reservation, payments: readonly InvoicedPayment[]): boolean {
  return status !== 'cancelled' || payments.length > 0
}

export function writeInvoice({ submitted, context, numbers, vatPercentage, ...booking }: InvoiceInput): Invoice {
  const { reservation, payments } = booking
  const { organisation } = context.catalogue
  const { name, addressLines, email, phone } = notifiedOrganisation(organisation)
  const { timezone, currency } = organisation.province.country
  const lines = linesOf(booking)
  const total = Money.sum(
    lines.map(({ amount }) => amount),
    currency,
  )
  const paid = paidBy(payments, currency)
  const vat = vatIn(total, vatPercentage)
  return {
    kind: invoiceKind({ isVatVendor: numbers.vatNumber !== null, hasReceivedMoney: payments.length > 0 }),
    reference: reservation.simpleReference,
    status: reservation.status,
    stay: reservation.stay,
    date: context.today,
    taxDate: taxDateOf(context, payments),
    supplier: { name, addressLines, email, phone, ...numbers },
    customer: { name: fullName(submitted.guest), email: submitted.guest.email },
    lines,
    total,
    paid,
    balance: total.minus(paid),
    vat: numbers.vatNumber === null ? null : { percentage: vatPercentage, amount: vat, net: total.minus(vat) },
    payments: payments.map((payment) => {
      const { kind, amount, method } = payment
      return { kind, amount, method, on: dateOf(payment, timezone) }
    }),
  }
}

/** Of a cancelled stay what is kept: what came, less what went back, by the cancellation or before it. */
function linesOf({
  reservation,
  payments,
  promisedBack,
}: Pick<InvoiceInput, 'reservation' | 'payments' | 'promisedBack'>): readonly InvoiceLine[] {
  if (reservation.status === 'cancelled')
    return [{ kind: 'kept', amount: paidBy(payments, reservation.amountDue.currency).minus(promisedBack) }]
  return reservation.plots.map(({ plotName, siteName, party, quote }) => ({
    kind: 'plot',
    plotName,
    siteName,
    party,
    amount: quote.total,
    discountName: quote.discountApplied?.name ?? null,
  }))
}

function paidBy(payments: readonly InvoicedPayment[], currency: Money['currency']): Money {
  const signed = payments.map(({ kind, amount }) => (comesIn(kind) ? amount : amount.negated()))
  return Money.sum(signed, currency)
}

function dateOf({ at, paidOn }: InvoicedPayment, timezone: string): Temporal.PlainDate {
  return paidOn ?? at.toZonedDateTimeISO(timezone).toPlainDate()
}
