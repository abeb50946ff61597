import { ConversationThread } from '#app/components/staff/conversation/conversation-thread.tsx'
import { ReplyForm } from '#app/components/staff/conversation/reply-form.tsx'
import type { SavedTextName } from '#app/components/staff/conversation/saved-text-choice.tsx'
import { SetAsideForm } from '#app/components/staff/conversation/set-aside-form.tsx'
import { lastSaid } from '#app/components/staff/conversation/thread-lines.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'

interface ConversationProps {
  readonly booking: WireDeskReservation
  readonly formKey: string
  readonly texts: readonly SavedTextName[]
}

/** What the guest and the campsite wrote to each other, what went out by itself, and room for an answer. */
export function Conversation({ booking, formKey, texts }: ConversationProps) {
  const t = useText('conversation')
  const { conversation, organisation, reservation, confirmationRequests } = booking
  const tb = useText('bookings')
  const ofGuest = conversation.filter(({ side }) => side === 'guest')
  const waits = ofGuest.some(({ settled }) => settled === null)
  const isAside = ofGuest.at(-1)?.settled?.how === 'set-aside'
  return (
    <section aria-labelledby="conversation" className="form-section">
      <h2 id="conversation">{t('thread')}</h2>
      {confirmationRequests > 1 && <p>{tb('askedToConfirm', { count: confirmationRequests })}</p>}
      <ConversationThread booking={booking} />
      {(waits || isAside) && (
        <SetAsideForm slug={organisation.slug} id={reservation.id} step={waits ? 'aside' : 'reopen'} seen={lastSaid(booking)} />
      )}
      <ReplyForm booking={booking} formKey={formKey} texts={texts} />
    </section>
  )
}
