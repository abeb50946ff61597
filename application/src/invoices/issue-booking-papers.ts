import { neededPapers } from '@camp/domain/invoices/needed-papers.ts'
import { vatIn, vatOfCredit } from '@camp/domain/invoices/vat-share.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { VatRates } from '../pricing/vat-rates.ts'
import type { ReservationContext } from '../reservations/reservation-context.ts'
import type { Invoice } from './invoice.ts'
import type { IssuedPapers } from './issued-papers.ts'
import type { GuestPaperLine, NewPaper, Paper } from './paper.ts'

export interface BookingPaperPorts {
  readonly issuedPapers: Pick<IssuedPapers, 'issue' | 'ofReservation' | 'hasCounted'>
  readonly vatRates: VatRates
}

interface Booking {
  readonly reservation: Reservation
  readonly context: ReservationContext
  /** As it stands now. */
  readonly invoice: Invoice
}

/**
 * Issues what is missing until the booking's papers come to what it costs (rule B10), and answers them all.
 * Whoever else issues the same at the same time issues it in their place.
 */
export async function issueBookingPapers(booking: Booking, ports: BookingPaperPorts): Promise<readonly Paper[]> {
  const { issuedPapers } = ports
  const { id } = booking.reservation
  const issued = await issuedPapers.ofReservation(id)
  const isOpen = booking.invoice.kind === 'pro-forma' || (issued.length === 0 && !(await issuedPapers.hasCounted(id)))
  if (isOpen) return issued
  const missing = await missingPapers(booking, issued, ports)
  if (missing.length === 0) return issued
  for (const paper of missing) await issuedPapers.issue(paper)
  return issuedPapers.ofReservation(id)
}

async function missingPapers(
  booking: Booking,
  issued: readonly Paper[],
  { vatRates }: BookingPaperPorts,
): Promise<readonly NewPaper[]> {
  const { reservation, context, invoice } = booking
  const standing = standingInvoices(issued)
  const needed = neededPapers(invoice.total, standing)
  const { country } = context.catalogue.organisation.province
  const { email, phone, name, addressLines, vatNumber, registrationNumber } = invoice.supplier
  return Promise.all(
    needed.map(async (paper, index): Promise<NewPaper> => {
      const corrected = paper.kind === 'credit-note' ? standing.find(({ id }) => id === paper.corrects) : undefined
      const isFirst = standing.every(({ amount, credited }) => amount.equals(credited))
      const taxDate = issued.length === 0 ? invoice.taxDate : context.today
      const ownRate = vatNumber === null ? null : await vatRates.percentageOn(country.code, taxDate)
      const vatPercentage = corrected ? corrected.vatPercentage : ownRate
      return {
        kind: paper.kind,
        issuer: reservation.organisationId,
        organisationId: reservation.organisationId,
        reservationId: reservation.id,
        month: null,
        source: `booking:${reservation.id}:${issued.length + index + 1}`,
        corrects: corrected?.id ?? null,
        issuedAt: context.now,
        taxDate,
        amount: paper.amount,
        vatPercentage,
        vat: vatOf(vatPercentage, paper.amount, corrected),
        facts: {
          supplier: { name, addressLines, email, phone, vatNumber, registrationNumber },
          customer: null,
          booking: {
            reference: reservation.simpleReference,
            arrival: reservation.stay.arrival.toString(),
            departure: reservation.stay.departure.toString(),
          },
          lines: corrected || !isFirst ? [differenceLine(paper)] : invoice.lines.map(lineOf),
          corrects: corrected
            ? { label: corrected.label, reason: reservation.status === 'cancelled' ? 'cancelled' : 'changed' }
            : null,
        },
      }
    }),
  )
}

interface Standing {
  readonly id: Paper['id']
  readonly label: string
  readonly vatPercentage: number | null
  readonly amount: Money
  readonly credited: Money
}

function standingInvoices(issued: readonly Paper[]): readonly Standing[] {
  return issued
    .filter(({ kind }) => kind === 'invoice')
    .map(({ id, label, vatPercentage, amount }) => {
      const credits = issued.filter(({ corrects }) => corrects === id).map((credit) => credit.amount)
      return { id, label, vatPercentage, amount, credited: Money.sum(credits, amount.currency) }
    })
}

function vatOf(percentage: number | null, amount: Money, corrected: Standing | undefined): Money {
  if (percentage === null) return Money.zero(amount.currency)
  return corrected ? vatOfCredit(corrected.amount.minus(corrected.credited), amount, percentage) : vatIn(amount, percentage)
}

function differenceLine({ kind, amount }: { readonly kind: 'invoice' | 'credit-note'; readonly amount: Money }): GuestPaperLine {
  return { kind: kind === 'invoice' ? 'change' : 'credit', cents: amount.cents }
}

function lineOf(line: Invoice['lines'][number]): GuestPaperLine {
  if (line.kind === 'kept') return { kind: 'kept', cents: line.amount.cents }
  const { plotName, siteName, party, discountName } = line
  const { numberOfAdults, numberOfPensioners, childrenAges } = party
  return {
    kind: 'plot',
    plotName,
    siteName,
    numberOfAdults,
    numberOfPensioners,
    childrenAges,
    discountName,
    cents: line.amount.cents,
  }
}
