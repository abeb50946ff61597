import { dateAtTime, dayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { partyText } from '../../formatting/party-text.ts'
import { randText } from '../../formatting/rand-text.ts'
import { LanguageContext, useText } from '../../wording/use-text.ts'
import { SummaryList, type SummaryRow } from '../summary-list.tsx'
import { dueText } from './due-text.ts'
import { nightsOfStay, nightsText } from './nights-text.ts'
import { owesBalance } from './owes-balance.ts'
import { statusText } from './status-text.ts'
import { plotNames } from './stay-facts.tsx'

/** The block of rule W7: number, guests, dates, plots, nights counter, status and balance. */
export function BookingInformation({ reservation }: { readonly reservation: WireReservation }) {
  const t = useText('reservation')
  return (
    <section aria-labelledby="booking-information" className="rounded-card border border-line bg-surface px-5 pt-5 pb-2">
      <h2 id="booking-information">{t('bookingInformation')}</h2>
      <SummaryList rows={[...useStayRows(reservation), ...useMoneyRows(reservation)]} />
    </section>
  )
}

function useStayRows(reservation: WireReservation): readonly SummaryRow[] {
  const t = useText('reservation')
  const tc = useText('common')
  const language = use(LanguageContext)
  const { status, reservationDate, endDate, arrivalTimes, departureTimes, nights, plots } = reservation
  const expected = [
    { label: t('checkIn'), value: dateAtTime(reservationDate, arrivalTimes.checkIn, language) },
    { label: t('checkOut'), value: dateAtTime(endDate, departureTimes.checkOut, language) },
    {
      label: t('nights'),
      value: (
        <>
          {nightsText(t, nights)} <span className="text-ink-soft">({t('nightsOfStay', { count: nightsOfStay(plots) })})</span>
        </>
      ),
    },
  ]
  return [
    { label: t('number'), value: <span className="text-xl font-bold">{reservation.simpleReference}</span> },
    { label: t('status'), value: <span className="font-bold">{statusText(t, reservation)}</span> },
    { label: t('guests'), value: partyText(tc, reservation) },
    ...(status === 'cancelled' ? [] : expected),
    { label: t('plots'), value: plotNames(reservation, '\n') },
  ]
}

function useMoneyRows(reservation: WireReservation): readonly SummaryRow[] {
  const t = useText('reservation')
  const language = use(LanguageContext)
  const { status, amountDue, amountPaid, balance, cancellation, dueDate, reservationDate } = reservation
  const due = t('balanceDue', { due: dueText(t, { dueDate, arrivalDate: reservationDate }, language) })
  const isDueLater = status === 'partiallyPaid' && balance > 0
  const refundText = ({ refundAmount, voucherUntil }: NonNullable<WireReservation['cancellation']>) => {
    const refund = randText(refundAmount)
    return voucherUntil ? t('voucherUntil', { refund, date: dayText(voucherUntil, language) }) : refund
  }
  return [
    { label: t('total'), value: randText(amountDue) },
    { label: t(cancellation?.refundAmount ? 'paidLessRefunds' : 'paid'), value: randText(amountPaid) },
    ...(cancellation ? [{ label: t(cancellation.voucherUntil ? 'voucher' : 'refund'), value: refundText(cancellation) }] : []),
    ...(!owesBalance(reservation)
      ? []
      : [
          {
            label: t('balance'),
            value: <span className="font-bold">{isDueLater ? `${randText(balance)}, ${due}` : randText(balance)}</span>,
          },
        ]),
  ]
}
