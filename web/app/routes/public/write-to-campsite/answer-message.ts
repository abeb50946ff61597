import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { isFromMachine } from '#app/components/content/enquiry/enquiry-form.server.ts'
import { readForm, readTyped } from '#app/forms/read-form.server.ts'
import { idempotentAct } from '#server/idempotent-form.ts'
import { useCases } from '#server/request-scope.ts'
import { notFound } from '#server/reservations/find-reservation.ts'
import { messageForm, typedMessage } from './message-form.server.ts'
import type { MessageProblem, MessageReply } from './message-reply.ts'

const statuses = {
  'message-missing': 400,
  'too-long': 400,
  'too-many': 429,
} as const satisfies Record<MessageProblem, number>

export async function answerMessage(context: Readonly<RouterContextProvider>, id: string, form: FormData) {
  if (isFromMachine(form)) return redirect(sentAddress(id), 303)
  const typed = readForm(messageForm, form)
  const text = typed.message
  const read = readTyped<typeof typedMessage, MessageProblem>(typedMessage, typed)
  if (!read.ok) return refuse(text, read.refusal.problems[0]?.code ?? 'message-missing')
  const sent = await idempotentAct(context, { form, scope: `message about ${id}` }, async () => {
    const written = await context.get(useCases).writeToCampsite.execute({ id: id as ReservationId, text })
    return written.ok ? accepted(sentAddress(id)) : written
  })
  if (sent.ok) return redirect(sent.value, 303)
  if (sent.refusal.code === 'not-found') throw notFound()
  return refuse(text, sent.refusal.code)
}

function refuse(text: string, problem: MessageProblem) {
  return data<MessageReply>({ text, problem }, { status: statuses[problem] })
}

/** A page of its own, so that a reload sends nothing again. */
function sentAddress(id: string): string {
  return `/r/${encodeURIComponent(id)}/message?sent=1`
}
