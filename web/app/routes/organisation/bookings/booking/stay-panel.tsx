import { dateAtTime, dayText, stayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { SummaryList, type SummaryRow } from '#app/components/summary-list.tsx'
import { momentText } from '#app/formatting/moment-text.ts'
import { partyText } from '#app/formatting/party-text.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'

/** When, where and who, plot by plot. */
export function StayPanel({ booking }: { readonly booking: WireDeskReservation }) {
  const t = useText('bookings')
  const tc = useText('common')
  const language = use(LanguageContext)
  const { reservation, checkedInAt, checkedOutAt, equipment, plotStays } = booking
  const { reservationDate, endDate, arrivalTimes, departureTimes, plots, cancellation } = reservation
  const rows: readonly SummaryRow[] = [
    { label: t('arrival'), value: dateAtTime(reservationDate, arrivalTimes.checkIn, language) },
    { label: t('departure'), value: dateAtTime(endDate, departureTimes.checkOut, language) },
    ...(checkedInAt ? [{ label: t('checkedIn'), value: momentText(checkedInAt, language) }] : []),
    ...(checkedOutAt ? [{ label: t('checkedOut'), value: momentText(checkedOutAt, language) }] : []),
    ...plots.map((plot, position) => ({
      label: plot.plotName,
      value: [plot.siteName, partyText(tc, plot), equipmentOf(position), partOf(position)].filter(Boolean).join(' · '),
    })),
    ...(reservation.expiryDate ? [{ label: t('waitsUntil'), value: momentText(reservation.expiryDate, language) }] : []),
    ...(cancellation ? [{ label: t('cancelled'), value: cancellation.note ?? t(`reason_${cancellation.reason}`) }] : []),
    ...(cancellation?.voucher ? [{ label: t('voucher'), value: voucherText(cancellation.voucher) }] : []),
  ]
  return (
    <section aria-labelledby="stay" className="form-section">
      <h2 id="stay">{t('stay')}</h2>
      <SummaryList rows={rows} />
    </section>
  )

  function voucherText({ code, expiresOn }: { readonly code: string; readonly expiresOn: string }): string {
    const amount = randText(cancellation?.refundAmount ?? 0)
    return t('voucherFacts', { code, amount, date: dayText(expiresOn, language) })
  }

  function equipmentOf(position: number): string {
    const { tents, caravans } = equipment[position] ?? { tents: null, caravans: null }
    return [tents && t('tents', { count: tents }), caravans && t('caravans', { count: caravans })].filter(Boolean).join(', ')
  }

  function partOf(position: number): string {
    const nights = plotStays[position]
    if (!nights || (nights.arrivalDate === reservationDate && nights.departureDate === endDate)) return ''
    return stayText(nights.arrivalDate, nights.departureDate, language)
  }
}
