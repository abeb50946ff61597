import { use } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/components/button.tsx'
import type { ListColumn } from '#app/components/staff/list-table.tsx'
import { workAddress } from '#app/components/staff/organisation-address.ts'
import { momentText } from '#app/formatting/moment-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireOutgoingMessage } from '#server/wire/outgoing-message-on-wire.ts'
import { OutgoingMessageState } from './message-state.tsx'
import { sendAgainForm, tickId } from './send-again.tsx'

/** `chosen` are ticked when the page comes back with what could not be done. */
export function useMessageColumns(chosen: readonly string[]): readonly ListColumn<WireOutgoingMessage>[] {
  const t = useText('outgoingMessages')
  return [
    {
      title: t('written'),
      sort: 'createdAt',
      isName: true,
      cell: (message) => <Written message={message} isChosen={chosen.includes(message.id)} />,
    },
    {
      title: t('about'),
      cell: ({ event, booking }) => (
        <div>
          {t(`event_${event}`)}
          <span className="messages-fine">
            {booking.orgName},{' '}
            <Link to={workAddress(booking.orgSlug, `bookings/${booking.id}`)} className="link whitespace-nowrap">
              {booking.simpleReference}
            </Link>
          </span>
        </div>
      ),
    },
    {
      title: t('to'),
      cell: ({ channel, maskedRecipient, isFallback }) => (
        <div>
          <span className="messages-recipient">{maskedRecipient ?? t('nobody')}</span>
          <span className="messages-fine">
            {t(`channel_${channel}`)}
            {isFallback && `, ${t('fallback')}`}
          </span>
        </div>
      ),
    },
    { title: t('state'), sort: 'state', cell: (message) => <OutgoingMessageState message={message} /> },
    { title: t('tries'), sort: 'tries', isNumber: true, cell: ({ tries }) => tries },
    { title: t('sends'), isActions: true, cell: (message) => message.state === 'dead' && <Again message={message} /> },
  ]
}

interface CellProps {
  readonly message: WireOutgoingMessage
}

function Written({ message, isChosen }: CellProps & { readonly isChosen: boolean }) {
  const t = useText('outgoingMessages')
  const names = useNames(message)
  if (message.state !== 'dead') return <span className="messages-when">{names.when}</span>
  return (
    <label className="messages-tick">
      <input
        type="checkbox"
        name="ids"
        value={message.id}
        form={sendAgainForm}
        id={tickId(message.id)}
        defaultChecked={isChosen}
        aria-label={t('chooseOf', names)}
      />
      <span className="messages-when">{names.when}</span>
    </label>
  )
}

function Again({ message }: CellProps) {
  const t = useText('outgoingMessages')
  return (
    <Button
      type="submit"
      form={sendAgainForm}
      name="only"
      value={message.id}
      intent="secondary"
      size="small"
      aria-label={t('againOf', useNames(message))}
    >
      <span className="whitespace-nowrap">{t('again')}</span>
    </Button>
  )
}

function useNames({ createdAt, maskedRecipient }: WireOutgoingMessage) {
  const t = useText('outgoingMessages')
  return { when: momentText(createdAt, use(LanguageContext)), to: maskedRecipient ?? t('nobody') }
}
