import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { Form, useNavigation } from 'react-router'
import { summaryAddress } from '#app/addresses/reservation-addresses.ts'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { Honeypot } from '#app/components/content/enquiry/honeypot.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { Icon } from '#app/components/icon.tsx'
import { PageHeading } from '#app/components/page-heading.tsx'
import { PageTitle } from '#app/components/page-title.tsx'
import { whatsAppLink } from '#app/components/reservation/whatsapp-link.ts'
import { TextArea } from '#app/components/text-area.tsx'
import { useText } from '#app/wording/use-text.ts'
import { formKeyName } from '#server/form-key.ts'
import type { WireConversationLine } from '#server/wire/conversation-on-wire.ts'
import type { MessageBooking } from './message-booking.ts'
import { longestGuestMessage, type MessageProblem, type MessageReply } from './message-reply.ts'
import { WrittenLines } from './written-lines.tsx'

const words = {
  'message-missing': 'messageMissing',
  'too-many': 'tooMany',
} as const satisfies Record<Exclude<MessageProblem, 'too-long'>, string>

interface MessageFormProps {
  readonly booking: MessageBooking
  readonly formKey: string
  readonly lines: readonly WireConversationLine[]
  readonly reply: MessageReply
}

/** What was written so far, and room for more. */
export function MessageForm({ booking, formKey, lines, reply: { text, problem } }: MessageFormProps) {
  const t = useText('writing')
  const help = useText('help')
  const isBusy = useNavigation().state === 'submitting'
  const { id, organisation, simpleReference: reference, reservationDate, endDate } = booking
  const { name: campsite, businessNumber } = organisation
  const title = t('title', { campsite })
  const message = problem && (problem === 'too-long' ? t('tooLong', { most: longestGuestMessage }) : t(words[problem]))
  const isOfField = problem === 'message-missing' || problem === 'too-long'
  const whatsApp = whatsAppLink(businessNumber, help('whatsAppGreeting', { campsite, reference }))
  return (
    <div className="page grid max-w-[760px] gap-6 py-8 sm:py-12">
      <PageTitle title={title} hasErrors={problem !== null} />
      <ErrorSummary problems={message ? [{ message, ...(isOfField && { field: 'message' }) }] : []} />
      <PageHeading lead={t('lead', { reference, dates: stayText(reservationDate, endDate) })}>{title}</PageHeading>
      <WrittenLines lines={lines} campsite={campsite} />
      <Form method="post" action={`/r/${id}/message`} noValidate className="grid gap-5" aria-busy={isBusy}>
        <input type="hidden" name={formKeyName} value={formKey} />
        <Honeypot label={t('leaveEmpty')} />
        <TextArea
          name="message"
          label={t('message')}
          hint={t('messageHint')}
          rows={7}
          maxLength={longestGuestMessage}
          defaultValue={text}
          error={isOfField && message ? message : undefined}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" disabled={isBusy}>
            {isBusy ? t('sending') : t('send')}
          </Button>
          <ButtonLink to={summaryAddress(booking)} intent="quiet">
            {t('backToBooking')}
          </ButtonLink>
        </div>
      </Form>
      {whatsApp && (
        <p>
          <a href={whatsApp} className="link inline-flex min-h-11 items-center gap-2.5">
            <Icon name="message-circle" />
            {t('whatsApp')}
          </a>
        </p>
      )}
    </div>
  )
}
