import { use } from 'react'
import { momentText } from '#app/formatting/moment-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'
import { historyText } from './history-text.ts'

/** Status, moves, prices, money, messages and acts of the desk in one line of time, the latest first. */
export function HistoryList({ booking }: { readonly booking: WireDeskReservation }) {
  const t = useText('bookings')
  const tc = useText('common')
  const te = useText('outgoingMessages')
  const language = use(LanguageContext)
  const lines = booking.history.map((event) => ({ event, said: historyText(event, { t, tc, te, language }) }))
  const whoIs = ({ by, byName }: { readonly by: string; readonly byName: string | null }) => {
    if (byName) return byName
    return by === 'guest' ? t('theGuest') : t('theSystem')
  }
  return (
    <section aria-labelledby="history" className="form-section">
      <h2 id="history">{t('history')}</h2>
      <ol className="time-line">
        {lines.map(({ event, said: { text, detail } }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several things happen at one moment, and the list is drawn whole
          <li key={`${event.at} ${index}`}>
            <p className="font-bold">{text}</p>
            <p className="booking-fine">{[whoIs(event), momentText(event.at, language), detail].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
