import { use } from 'react'
import { data, Form, redirect } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { momentText } from '#app/formatting/moment-text.ts'
import { phoneText } from '#app/formatting/phone-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import { inboxConversationOnWire, type WireInboxConversation } from '#server/wire/inbox-on-wire.ts'
import '#app/components/staff/bookings/bookings.css'
import '#app/components/staff/conversation/conversation.css'
import type { Route } from './+types/route.ts'
import { assignForm } from './assign-form.server.ts'

const address = '/admin/guest-messages'

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const listed = valueOrThrowPage(await context.get(useCases).listUnassignedMessages.execute({ actor }))
  const waiting = listed.filter(({ waitingSince }) => waitingSince !== null)
  return { messages: waiting.map(inboxConversationOnWire) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  const { id, reference, step } = readForm(assignForm, await request.formData())
  const command = { actor, id, reference: step === 'aside' ? null : reference }
  const assigned = await context.get(useCases).assignMessage.execute(command)
  if (assigned.ok) return redirect(withDone(address, step === 'aside' ? 'set-aside' : 'saved'), 303)
  const { code } = assigned.refusal
  if (code !== 'booking-unknown') throw refusedPage(code === 'no-such-message' ? 'not-found' : code)
  return data({ id, reference }, 409)
}

/** What came by SMS, WhatsApp or e-mail of which nobody knows whose booking it is about. */
export default function GuestMessages({ loaderData: { messages }, actionData }: Route.ComponentProps) {
  const t = useText('conversation')
  const problem = actionData ? { field: referenceField(actionData.id), message: problemOf(t, actionData.reference) } : null
  return (
    <StaffPage title={t('unassignedTitle')} lead={t('unassignedLead')} hasErrors={problem !== null}>
      <ErrorSummary problems={problem ? [problem] : []} />
      {messages.length === 0 && <EmptyState icon="message-circle" text={t('unassignedNone')} />}
      <ul className="inbox">
        {messages.map((message) => (
          <Unassigned key={message.id} message={message} typed={actionData?.id === message.id ? actionData.reference : null} />
        ))}
      </ul>
    </StaffPage>
  )
}

function referenceField(id: string): string {
  return `reference-${id}`
}

function problemOf(t: ReturnType<typeof useText<'conversation'>>, reference: string): string {
  return reference === '' ? t('referenceMissing') : t('bookingUnknown', { reference })
}

interface UnassignedProps {
  readonly message: WireInboxConversation
  /** Was typed, and is no booking. */
  readonly typed: string | null
}

function Unassigned({ message: { id, fromNumber, fromAddress, channel, text, at }, typed }: UnassignedProps) {
  const t = useText('conversation')
  const language = use(LanguageContext)
  return (
    <li className="inbox-waits">
      <p className="font-bold">{fromNumber === null ? (fromAddress ?? t('noSender')) : phoneText(`+${fromNumber}`)}</p>
      <p className="message-words">{text}</p>
      <p className="booking-fine">{`${t(`channel_${channel}`)} · ${momentText(at, language)}`}</p>
      <Form method="post" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="id" value={id} />
        <TextField
          id={referenceField(id)}
          name="reference"
          label={t('assignTo')}
          defaultValue={typed ?? ''}
          error={typed === null ? undefined : problemOf(t, typed)}
          maxLength={40}
          autoComplete="off"
        />
        <Button type="submit" name="step" value="assign" size="small">
          {t('assign')}
        </Button>
        <Button type="submit" name="step" value="aside" intent="secondary" size="small">
          {t('setAside')}
        </Button>
      </Form>
    </li>
  )
}
