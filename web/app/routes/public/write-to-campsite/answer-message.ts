import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { isFromMachine } from '#app/components/content/enquiry/enquiry-form.server.ts'
import { readForm, readTyped } from '#app/forms/read-form.server.ts'
import { notFound } from '#server/reservations/find-reservation.ts'
import { messageForm, typedMessage } from './message-form.server.ts'
import type { MessageProblem, MessageReply } from './message-reply.ts'

const statuses = {
  'message-missing': 400,
  'too-long': 400,
  'too-many': 429,
} as const satisfies Record<MessageProblem, number>

export async function answerMessage(useCases: Pick<UseCases, 'writeToCampsite'>, id: string, form: FormData) {
  if (isFromMachine(form)) return sent(id)
  const typed = readForm(messageForm, form)
  const text = typed.message
  const read = readTyped<typeof typedMessage, MessageProblem>(typedMessage, typed)
  if (!read.ok) return refuse(text, read.refusal.problems[0]?.code ?? 'message-missing')
  const written = await useCases.writeToCampsite.execute({ id: id as ReservationId, text })
  if (written.ok) return sent(id)
  if (written.refusal.code === 'not-found') throw notFound()
  return refuse(text, written.refusal.code)
}

function refuse(text: string, problem: MessageProblem) {
  return data<MessageReply>({ text, problem }, { status: statuses[problem] })
}

/** A page of its own, so that a reload sends nothing again. */
function sent(id: string): Response {
  return redirect(`/r/${encodeURIComponent(id)}/message?sent=1`, 303)
}
