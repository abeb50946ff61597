import { textOfFile } from '@camp/application/shared/file-text.ts'
import { data } from 'react-router'
import { Notice } from '#app/components/notice.tsx'
import { CsvStep } from '#app/components/staff/csv-step.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { filesOf } from '#server/staff/read-upload.ts'
import { managingRequest } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'
import { answerPreview, answerTakeOver, type TakeoverReply } from './answer-takeover.ts'
import { TakeoverDone } from './takeover-done.tsx'
import { takeoverForm } from './takeover-form.server.ts'
import { TakeoverPreview } from './takeover-preview.tsx'
import '#app/components/staff/bookings/bookings.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  await managingRequest({ context, request })
  return null
}

export async function action({ context, request }: Route.ActionArgs) {
  const { who, acts, organisation } = await managingRequest({ context, request })
  const form = await request.formData()
  const [file] = await filesOf(form, 'bookings')
  const { step, text, ...chosen } = readForm(takeoverForm, form)
  const query = {
    ...chosen,
    actor: who.actor,
    orgSlug: organisation.slug,
    text: file ? textOfFile(file.bytes) : text,
  }
  const asked = { useCases: acts, query }
  const reply: TakeoverReply =
    query.text === '' ? { kind: 'problem', code: 'none' } : await (step === 'take' ? answerTakeOver(asked) : answerPreview(asked))
  return data(reply, reply.kind === 'problem' ? 422 : reply.kind === 'meanwhile' || isRefused(reply) ? 409 : 200)
}

function isRefused(reply: TakeoverReply): boolean {
  return reply.kind === 'preview' && reply.wasRefused
}

/** A file is chosen, shown with what stands in its way, and brought in whole or not at all. */
export default function BringBookings({ actionData }: Route.ComponentProps) {
  const t = useText('bookingTakeover')
  const error = actionData?.kind === 'problem' ? t(`problem_${actionData.code}`) : undefined
  return (
    <StaffPage title={t('title')} lead={t('lead')} hasErrors={error !== undefined}>
      {actionData?.kind === 'done' && <TakeoverDone reply={actionData} />}
      {actionData?.kind === 'meanwhile' && (
        <Notice tone="warn" role="alert" title={t('meanwhile', { rows: actionData.rows.join(', ') })} />
      )}
      {actionData?.kind === 'preview' ? (
        <TakeoverPreview preview={actionData} />
      ) : (
        <CsvStep name="bookings" t={t} isAgain={actionData?.kind === 'done'} error={error} />
      )}
    </StaffPage>
  )
}
