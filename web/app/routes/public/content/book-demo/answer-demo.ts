import type { UseCases } from '@camp/application/use-cases.ts'
import { data, redirect } from 'react-router'
import { isFromMachine } from '#app/components/content/enquiry/read-enquiry.ts'
import { type DemoAnswers, type DemoProblem, demoProblems, readDemoAnswers, toDemoCommand } from './demo-answers.ts'

export interface DemoReply {
  readonly answers: DemoAnswers
  readonly problems: readonly DemoProblem[]
}

/** Whoever is a machine is thanked like everybody, and nothing is kept. */
const nobodysReference = '000-000-000'

export async function answerDemo(useCases: Pick<UseCases, 'requestDemo'>, form: FormData) {
  if (isFromMachine(form)) return sent(nobodysReference)
  const answers = readDemoAnswers(form)
  const problems = demoProblems(answers)
  if (problems.length > 0) return data<DemoReply>({ answers, problems }, 400)
  const kept = await useCases.requestDemo.execute(toDemoCommand(answers))
  if (!kept.ok) return data<DemoReply>({ answers, problems: [{ code: 'tooMany' }] }, 429)
  return sent(kept.value.reference)
}

/** A page of its own, so that a reload sends nothing again. */
function sent(reference: string): Response {
  return redirect(`/book-demo?sent=${reference}`, 303)
}
