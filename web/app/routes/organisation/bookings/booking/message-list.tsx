import { Disclosure } from '#app/components/disclosure.tsx'
import { SentMessage } from '#app/components/staff/conversation/sent-message.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'

/** What went to the campsite itself about the booking. */
export function MessageList({ booking: { messages } }: { readonly booking: WireDeskReservation }) {
  const t = useText('bookings')
  const own = messages.filter(({ isToCampsite }) => isToCampsite)
  if (own.length === 0) return null
  return (
    <section className="form-section">
      <Disclosure summary={t('messages', { count: own.length })}>
        <ul className="time-line">
          {own.map((message) => (
            <li key={message.id}>
              <SentMessage message={message} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  )
}
