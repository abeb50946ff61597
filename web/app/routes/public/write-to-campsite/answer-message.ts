import type { WriteToCampsiteRefusal } from '@camp/application/conversations/write-to-campsite.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { isFromMachine } from '#app/components/content/enquiry/enquiry-form.server.ts'
import { readForm, readTyped } from '#app/forms/read-form.server.ts'
import { idempotentForm } from '#server/idempotent-form.ts'
import { notFound } from '#server/reservations/find-reservation.ts'
import { messageForm, typedMessage } from './message-form.server.ts'
import type { MessageProblem, MessageReply } from './message-reply.ts'

const statuses = {
  'message-missing': 400,
  'too-long': 400,
  'too-many': 429,
} as const satisfies Record<MessageProblem, number>

interface Asking {
  readonly acts: Pick<UseCases, 'writeToCampsite'>
  readonly keys: Parameters<typeof idempotentForm>[0]
  readonly by: Parameters<typeof idempotentForm>[1]['by']
}

export async function answerMessage({ acts, keys, by }: Asking, id: string, form: FormData) {
  if (isFromMachine(form)) return redirect(sentAddress(id), 303)
  const typed = readForm(messageForm, form)
  const text = typed.message
  const read = readTyped<typeof typedMessage, MessageProblem>(typedMessage, typed)
  if (!read.ok) return refuse(text, read.refusal.problems[0]?.code ?? 'message-missing')
  const send = async () => {
    const written = await acts.writeToCampsite.execute({ id: id as ReservationId, text })
    if (!written.ok) throw new NotWritten(written.refusal)
    return sentAddress(id)
  }
  try {
    return redirect(await idempotentForm(keys, { form, scope: `message about ${id}`, by }, send), 303)
  } catch (error) {
    if (!(error instanceof NotWritten)) throw error
    if (error.refusal.code === 'not-found') throw notFound()
    return refuse(text, error.refusal.code)
  }
}

/** Leaves `idempotentForm` without an answer to keep; never leaves this file. */
class NotWritten extends Error {
  readonly refusal: WriteToCampsiteRefusal

  constructor(refusal: WriteToCampsiteRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

function refuse(text: string, problem: MessageProblem) {
  return data<MessageReply>({ text, problem }, { status: statuses[problem] })
}

/** A page of its own, so that a reload sends nothing again. */
function sentAddress(id: string): string {
  return `/r/${encodeURIComponent(id)}/message?sent=1`
}
