import { use } from 'react'
import { momentText } from '#app/formatting/moment-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'

/** Changes of status and acts of the desk in one line of time, the latest first. */
export function HistoryList({ booking: { history, log } }: { readonly booking: WireDeskReservation }) {
  const t = useText('bookings')
  const language = use(LanguageContext)
  const whoIs = ({ by, byName }: { readonly by: string; readonly byName: string | null }) => {
    if (byName) return byName
    return by === 'guest' ? t('theGuest') : t('theSystem')
  }
  const changes = history.map((change) => ({ ...change, text: t(`status_${change.to}`), detail: change.why }))
  const acts = log
    .filter(({ act }) => act !== 'note')
    .map((entry) => ({ ...entry, text: t(`log_${entry.act}`), detail: entry.note ?? '' }))
  const lines = [...changes, ...acts].toReversed().toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return (
    <section aria-labelledby="history" className="form-section">
      <h2 id="history">{t('history')}</h2>
      <ol className="time-line">
        {lines.map((line) => (
          <li key={`${line.at}${line.text}`}>
            <p className="font-bold">{line.text}</p>
            <p className="booking-fine">
              {[whoIs(line), momentText(line.at, language), wordsOf(line.detail)].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Reasons are kept as names of rules: `paid-in-full`. */
function wordsOf(why: string): string {
  return /^[a-z]+(-[a-z]+)+$/.test(why) ? why.replaceAll('-', ' ') : why
}
