import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { SummaryList, type SummaryRow } from '#app/components/summary-list.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'

/** What was said when staff took the booking: how it is paid, and what else to know. */
export function OfflineSummary({ offline }: Pick<WireDeskReservation, 'offline'>) {
  const t = useText('bookings')
  const language = use(LanguageContext)
  if (!offline) return null
  const { amountTotal, amountPaid, paymentMethod, paymentReference, paymentDate, notes, notifiesCamper, priceReason } = offline
  const came = [
    paymentMethod && t(`${paymentMethod}Method`),
    paymentReference,
    paymentDate && dayText(paymentDate, language),
  ].filter(Boolean)
  const rows: readonly SummaryRow[] = [
    { label: t('offlinePaid'), value: t(offline.isOfflinePayment ? 'offlinePaidHere' : 'offlinePaidOnline') },
    ...(amountTotal === null ? [] : [{ label: t('offlineTotal'), value: randText(amountTotal) }]),
    ...(amountPaid === null ? [] : [{ label: t('offlineReceived'), value: randText(amountPaid) }]),
    ...(came.length > 0 ? [{ label: t('offlineFirstPayment'), value: came.join(' · ') }] : []),
    ...(priceReason ? [{ label: t('offlinePriceReason'), value: priceReason }] : []),
    { label: t('offlineCamperTold'), value: t(notifiesCamper ? 'yes' : 'no') },
    ...(notes ? [{ label: t('offlineNotes'), value: <p className="message-words">{notes}</p> }] : []),
  ]
  return (
    <section aria-labelledby="offline" className="form-section">
      <h2 id="offline">{t('offlineBooking')}</h2>
      <SummaryList rows={rows} />
    </section>
  )
}
