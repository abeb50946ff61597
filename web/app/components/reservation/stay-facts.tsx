import { dateAtTime } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { partyText } from '../../formatting/party-text.ts'
import { randText } from '../../formatting/rand-text.ts'
import { LanguageContext, useText } from '../../wording/use-text.ts'
import { SummaryList, type SummaryRow } from '../summary-list.tsx'
import { dueText } from './due-text.ts'
import { owesBalance } from './owes-balance.ts'

/** The stay and its money in a few lines, for the pages on which one thing is decided. */
export function StayFacts({ reservation }: { readonly reservation: WireReservation }) {
  const t = useText('reservation')
  const tc = useText('common')
  const language = use(LanguageContext)
  const { reservationDate, endDate, arrivalTimes, departureTimes, amountDue, amountPaid, balance, dueDate, cancellation } =
    reservation
  const due = dueText(t, { dueDate, arrivalDate: reservationDate }, language)
  const rows: readonly SummaryRow[] = [
    { label: t('number'), value: <span className="font-bold">{reservation.simpleReference}</span> },
    { label: t('checkIn'), value: dateAtTime(reservationDate, arrivalTimes.checkIn, language) },
    { label: t('checkOut'), value: dateAtTime(endDate, departureTimes.checkOut, language) },
    { label: t('plots'), value: plotNames(reservation, '\n') },
    { label: t('guests'), value: partyText(tc, reservation) },
    { label: t('total'), value: randText(amountDue) },
    ...(amountPaid > 0
      ? [{ label: t(cancellation?.refundAmount ? 'paidLessRefunds' : 'paid'), value: randText(amountPaid) }]
      : []),
    ...(amountPaid > 0 && balance > 0 && owesBalance(reservation)
      ? [{ label: t('balance'), value: `${randText(balance)}, ${t('balanceDue', { due })}` }]
      : []),
  ]
  return (
    <section className="rounded-card border border-line bg-surface px-5 py-3">
      <h2 className="sr-only">{t('bookingInformation')}</h2>
      <SummaryList rows={rows} />
    </section>
  )
}

/**
 * `River stand 1 (River stands)`, one after the other or, with a line break between them, each on its own
 * line.
 */
export function plotNames({ plots }: Pick<WireReservation, 'plots'>, between = ', '): string {
  return plots.map(({ plotName, siteName }) => `${plotName} (${siteName})`).join(between)
}
