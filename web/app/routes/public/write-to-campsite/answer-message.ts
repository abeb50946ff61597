import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { isFromMachine, manyLines } from '#app/components/content/enquiry/read-enquiry.ts'
import { notFound } from '#server/reservations/find-reservation.ts'
import { longestMessage, type MessageProblem, type MessageReply } from './message-reply.ts'

const statuses = {
  'message-missing': 400,
  'too-long': 400,
  'no-address': 409,
  'too-many': 429,
} as const satisfies Record<MessageProblem, number>

export async function answerMessage(useCases: Pick<UseCases, 'writeToCampsite'>, id: string, form: FormData) {
  const text = manyLines(form, 'message')
  if (isFromMachine(form)) return sent(id)
  if (text === '') return refuse(text, 'message-missing')
  if (text.length > longestMessage) return refuse(text, 'too-long')
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
