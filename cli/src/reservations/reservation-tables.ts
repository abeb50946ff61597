import type { DeskReservationView } from '@camp/application/desk/desk-views.ts'
import type { ReservationView } from '@camp/application/reservations/reservation-views.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Table } from '../answer.ts'
import { nightsWords, partyWords } from '../stay-options.ts'
import { momentText } from '../terminal/moment-text.ts'
import { eventWords } from './event-words.ts'

/** What a reservation is, what it costs and what became of it; nothing of the guest as a person. */
export function reservationTables(reservation: ReservationView, history: DeskReservationView['history']): readonly Table[] {
  return [factsTable(reservation, history), plotsTable(reservation), historyTable(history)]
}

function factsTable(reservation: ReservationView, history: DeskReservationView['history']): Table {
  const { cancellation, dueDate, expiryDate } = reservation
  const canceller = history.find(({ by }) => by === cancellation?.by)?.byName ?? cancellation?.by
  const facts: readonly (readonly [string, string])[] = [
    ['Reference', reservation.simpleReference],
    ['Status', reservation.status],
    ['Organisation', `${reservation.organisation.name} (${reservation.organisation.slug})`],
    ['Stay', nightsWords(reservation.stay)],
    ['Party', partyWords(reservation.party)],
    ['Amount due', formatRand(reservation.amountDue.cents)],
    ['Amount paid', formatRand(reservation.amountPaid.cents)],
    ['Balance', formatRand(reservation.balance.cents)],
    ['Balance due', dueDate?.toString() ?? ''],
    ['Expires', momentText(expiryDate)],
    ['Cancelled by', cancellation ? [canceller, cancellation.reason, cancellation.note].filter(Boolean).join(', ') : ''],
    ['Refund', cancellation ? formatRand(cancellation.refundAmount.cents) : ''],
    ['Money back', cancellation ? '' : refundText(reservation)],
  ]
  return { columns: [{ name: '' }, { name: '' }], rows: facts.filter(([, value]) => value !== '') }
}

function refundText({ cancellationLadder }: ReservationView): string {
  return cancellationLadder.map(({ refundPercentage, until }) => `${refundPercentage} % until ${until}`).join(', ')
}

function plotsTable({ plots }: ReservationView): Table {
  return {
    title: 'Plots',
    columns: [{ name: 'Plot' }, { name: 'Site' }, { name: 'Party' }, { name: 'Total', isNumber: true }],
    rows: plots.map(({ plotName, siteName, party, quote }) => [
      plotName,
      siteName,
      partyWords(party),
      formatRand(quote.total.cents),
    ]),
  }
}

function historyTable(history: DeskReservationView['history']): Table {
  return {
    title: 'History',
    columns: [{ name: 'When' }, { name: 'By' }, { name: 'What' }, { name: 'Details' }],
    rows: history.map((event) => [momentText(event.at), event.byName ?? event.by, ...eventWords(event)]),
  }
}
