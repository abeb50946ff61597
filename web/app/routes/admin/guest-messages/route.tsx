import { use } from 'react'
import { Form, redirect } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Notice } from '#app/components/notice.tsx'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { momentText } from '#app/formatting/moment-text.ts'
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

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const listed = valueOrThrowPage(await context.get(useCases).listUnassignedMessages.execute({ actor }))
  const waiting = listed.filter(({ waitingSince }) => waitingSince !== null)
  return { messages: waiting.map(inboxConversationOnWire), unknown: new URL(request.url).searchParams.get('unknown') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  const { id, reference, step } = readForm(assignForm, await request.formData())
  const command = { actor, id, reference: step === 'aside' ? null : reference }
  const assigned = await context.get(useCases).assignMessage.execute(command)
  if (assigned.ok) return redirect(withDone(address, step === 'aside' ? 'set-aside' : 'saved'), 303)
  const { code } = assigned.refusal
  if (code !== 'booking-unknown') throw refusedPage(code === 'no-such-message' ? 'not-found' : code)
  return redirect(`${address}?${new URLSearchParams({ unknown: reference })}`, 303)
}

/** What came by SMS or WhatsApp from numbers of which nobody knows whose booking it is about. */
export default function GuestMessages({ loaderData: { messages, unknown } }: Route.ComponentProps) {
  const t = useText('conversation')
  return (
    <StaffPage title={t('unassignedTitle')} lead={t('unassignedLead')} hasErrors={unknown !== null}>
      {unknown !== null && (
        <Notice tone="danger" role="alert">
          {t('bookingUnknown', { reference: unknown })}
        </Notice>
      )}
      {messages.length === 0 && <EmptyState icon="message-circle" text={t('unassignedNone')} />}
      <ul className="inbox">
        {messages.map((message) => (
          <Unassigned key={message.id} message={message} />
        ))}
      </ul>
    </StaffPage>
  )
}

function Unassigned({ message: { id, fromNumber, channel, text, at } }: { readonly message: WireInboxConversation }) {
  const t = useText('conversation')
  const language = use(LanguageContext)
  return (
    <li className="inbox-waits">
      <p className="font-bold">+{fromNumber}</p>
      <p className="message-words">{text}</p>
      <p className="booking-fine">{`${t(`channel_${channel}`)} · ${momentText(at, language)}`}</p>
      <Form method="post" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="id" value={id} />
        <TextField id={`reference-${id}`} name="reference" label={t('assignTo')} maxLength={40} autoComplete="off" />
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
