import type { UseCases } from '@camp/application/use-cases.ts'
import { data, redirect } from 'react-router'
import { isFromMachine } from '#app/components/content/enquiry/read-enquiry.ts'
import { type ContactAnswers, type ContactProblem, contactProblems, readContactAnswers } from './contact-answers.ts'

export interface ContactReply {
  readonly answers: ContactAnswers
  readonly problems: readonly ContactProblem[]
}

/** Whoever is a machine is thanked like everybody, and nothing is kept. */
const nobodysReference = '000-000-000'

export async function answerContact(useCases: Pick<UseCases, 'sendContactMessage'>, form: FormData) {
  if (isFromMachine(form)) return sent(nobodysReference)
  const answers = readContactAnswers(form)
  const problems = contactProblems(answers)
  if (problems.length > 0) return data<ContactReply>({ answers, problems }, 400)
  const kept = await useCases.sendContactMessage.execute(answers)
  if (!kept.ok) return data<ContactReply>({ answers, problems: [{ code: 'tooMany' }] }, 429)
  return sent(kept.value.reference)
}

/** A page of its own, so that a reload sends nothing again. */
function sent(reference: string): Response {
  return redirect(`/contact?sent=${reference}`, 303)
}
