import { accepted, type Result } from '@camp/domain/shared/result.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { line } from '#app/forms/form-fields.server.ts'
import { type FormFieldProblem, type FormIncomplete, readForm } from '#app/forms/read-form.server.ts'
import { idempotentAct } from '#server/idempotent-form.ts'
import { honeypotField } from './honeypot.tsx'

const honeypot = z.object({ [honeypotField]: line })

export function isFromMachine(form: FormData): boolean {
  return readForm(honeypot, form)[honeypotField] !== ''
}

/** The reference of what was sent, from the address after sending; nothing else is shown. */
export function sentReference(search: URLSearchParams): string | null {
  const reference = search.get('sent') ?? ''
  return /^\d{3}-\d{3}-\d{3}$/.test(reference) ? reference : null
}

/** Whoever is a machine is thanked like everybody, and nothing is kept. */
const nobodysReference = '000-000-000'

interface EnquiryPost<Schema extends z.ZodType, Command, Code extends string> {
  readonly context: Readonly<RouterContextProvider>
  readonly path: string
  readonly schema: Schema
  readonly form: FormData
  read(answers: z.output<Schema>): Result<Command, FormIncomplete<Code>>
  send(command: Command): Promise<Result<{ readonly reference: string }, { readonly code: 'too-many' }>>
}

interface TooMany {
  readonly field?: undefined
  readonly most?: undefined
  readonly code: 'tooMany'
}

export interface EnquiryReply<Answers, Code extends string> {
  readonly answers: Answers
  readonly problems: readonly (FormFieldProblem<Code> | TooMany)[]
}

/**
 * A page with all answers kept, or one of its own with the reference, so that a reload sends nothing again.
 */
export async function answerEnquiry<Schema extends z.ZodType, Command, Code extends string>({
  context,
  path,
  schema,
  form,
  read,
  send,
}: EnquiryPost<Schema, Command, Code>) {
  const sentAddress = (reference: string) => `${path}?sent=${reference}`
  if (isFromMachine(form)) return redirect(sentAddress(nobodysReference), 303)
  const answers = readForm(schema, form)
  const refuse = (problems: EnquiryReply<typeof answers, Code>['problems'], status: number) =>
    data<EnquiryReply<typeof answers, Code>>({ answers, problems }, status)
  const command = read(answers)
  if (!command.ok) return refuse(command.refusal.problems, 400)
  const kept = await idempotentAct(context, { form, scope: path }, async () => {
    const received = await send(command.value)
    return received.ok ? accepted(sentAddress(received.value.reference)) : received
  })
  return kept.ok ? redirect(kept.value, 303) : refuse([{ code: 'tooMany' }], 429)
}
