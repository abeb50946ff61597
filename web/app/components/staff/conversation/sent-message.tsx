import { use } from 'react'
import { Disclosure } from '#app/components/disclosure.tsx'
import { momentText } from '#app/formatting/moment-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'
import { MessageState } from './message-state.tsx'

/**
 * A message that the product wrote by itself: what it tells, how it fares, and its words for whoever wants
 * them.
 */
export function SentMessage({ message }: { readonly message: WireDeskReservation['messages'][number] }) {
  const t = useText('bookings')
  const te = useText('outgoingMessages')
  const tc = useText('conversation')
  const language = use(LanguageContext)
  const { event, channel, at, error, isFallback, subject, text } = message
  return (
    <>
      <p>
        <span className="font-bold">{te(`event_${event}`)}</span>{' '}
        <span className="booking-fine">
          {tc(`channel_${channel}`)} · {momentText(at, language)} · <MessageState {...message} />
          {isFallback && <> · {t('message_fallback')}</>}
        </span>
      </p>
      {error && <p className="text-sm text-ink-soft">{error}</p>}
      {text && (
        <Disclosure summary={subject ?? tc('words')}>
          <p className="message-words">{text}</p>
        </Disclosure>
      )}
    </>
  )
}
