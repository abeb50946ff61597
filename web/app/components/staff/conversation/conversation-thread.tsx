import { fullName } from '@camp/domain/people/person-name.ts'
import { use } from 'react'
import { momentText } from '#app/formatting/moment-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'
import './conversation.css'
import { MessageState } from './message-state.tsx'
import { SentMessage } from './sent-message.tsx'
import { type ThreadLine, threadLines } from './thread-lines.ts'

/** Everything that went to and fro about a booking, the oldest first. */
export function ConversationThread({ booking }: { readonly booking: WireDeskReservation }) {
  const t = useText('conversation')
  const lines = threadLines(booking)
  const guest = booking.guest ? fullName(booking.guest) : ''
  if (lines.length === 0) return <p className="text-ink-soft">{t('nothingYet')}</p>
  return (
    <ol className="thread">
      {lines.map((line) =>
        line.kind === 'said' ? (
          <Said key={line.said.id} line={line} guest={guest} booking={booking} />
        ) : (
          <li key={line.sent.id} className="thread-notice">
            <SentMessage message={line.sent} />
          </li>
        ),
      )}
    </ol>
  )
}

interface SaidProps {
  readonly line: ThreadLine & { kind: 'said' }
  readonly guest: string
  readonly booking: WireDeskReservation
}

function Said({ line: { said, sent }, guest, booking }: SaidProps) {
  const t = useText('conversation')
  const language = use(LanguageContext)
  const { side, channel, at, text, byName, isUnsure, settled } = said
  const isGuest = side === 'guest'
  const who = isGuest ? t('byGuest', { name: guest }) : byName ? t('by', { name: byName }) : t('you')
  return (
    <li className={isGuest ? 'thread-guest' : 'thread-campsite'}>
      <p className="thread-who">
        <span className="font-bold">{who}</span>{' '}
        <span className="booking-fine">
          {t(`channel_${channel}`)} · {momentText(at, language)}
          {sent && (
            <>
              {' · '}
              <MessageState {...sent} />
            </>
          )}
        </span>
      </p>
      <p className="message-words">{text}</p>
      {sent?.error && <p className="text-sm text-ink-soft">{sent.error}</p>}
      {isGuest && isOfSomebodyElse(said, booking) && (
        <p className="text-sm text-warn">{t('otherAddress', { address: said.fromAddress ?? '' })}</p>
      )}
      {isUnsure && <p className="text-sm text-warn">{t('unsure')}</p>}
      {isGuest && <p className="booking-fine">{settled ? <SettledBy settled={settled} /> : <b>{t('waits')}</b>}</p>}
    </li>
  )
}

/** Whoever has the letter may answer it, and writes in the guest's name. */
function isOfSomebodyElse(
  { fromAddress }: Pick<WireDeskReservation['conversation'][number], 'fromAddress'>,
  { guest }: Pick<WireDeskReservation, 'guest'>,
): boolean {
  return fromAddress !== null && fromAddress !== guest?.email?.trim().toLowerCase()
}

function SettledBy({ settled }: { readonly settled: NonNullable<WireDeskReservation['conversation'][number]['settled']> }) {
  const t = useText('conversation')
  return t(settled.how === 'answered' ? 'answeredBy' : 'setAsideBy', { name: settled.byName ?? t('you') })
}
