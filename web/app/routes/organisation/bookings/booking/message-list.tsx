import { use } from 'react'
import { Disclosure } from '#app/components/disclosure.tsx'
import { clockTime, dateHere } from '#app/formatting/clock-time.ts'
import { momentText } from '#app/formatting/moment-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'

/** What the guest was told, word for word, and what did not reach them. */
export function MessageList({ booking: { messages, confirmationRequests } }: { readonly booking: WireDeskReservation }) {
  const t = useText('bookings')
  const language = use(LanguageContext)
  return (
    <section aria-labelledby="messages" className="form-section">
      <h2 id="messages">{t('messages')}</h2>
      {confirmationRequests > 1 && <p>{t('askedToConfirm', { count: confirmationRequests })}</p>}
      {messages.length === 0 && <p className="text-ink-soft">{t('noMessages')}</p>}
      <ul className="time-line">
        {messages.map(({ id, type, channel, state, delivery, isFallback, at, error, subject, text }) => (
          <li key={id}>
            <p>
              <span className="font-bold">{t(`message_${type}`)}</span>{' '}
              <span className="booking-fine">
                {t(`channel_${channel}`)} · {momentText(at, language)} ·{' '}
                <MessageState state={state} delivery={delivery} at={at} />
                {isFallback && <> · {t('message_fallback')}</>}
              </span>
            </p>
            {error && <p className="text-sm text-ink-soft">{error}</p>}
            {text && (
              <Disclosure summary={subject ?? t('read')}>
                <p className="message-words">{text}</p>
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** As far as it is known: what became of it at its provider, otherwise how it fares on our side. */
function MessageState({ state, delivery, at }: Pick<WireDeskReservation['messages'][number], 'state' | 'delivery' | 'at'>) {
  const t = useText('bookings')
  const language = use(LanguageContext)
  const isKnown = delivery && (state === 'sent' || delivery.state === 'unanswered')
  if (!isKnown) return t(`message_state_${state}`)
  const word = t(`message_delivery_${delivery.state}`)
  const isReported = delivery.state === 'delivered' || delivery.state === 'read' || delivery.state === 'failed'
  if (!isReported) return word
  const isSameDay = dateHere(delivery.at) === dateHere(at)
  const when = isSameDay ? clockTime(delivery.at) : momentText(delivery.at, language)
  return t('message_delivery_when', { state: word, when })
}
