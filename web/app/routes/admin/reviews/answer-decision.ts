import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReviewDecision } from '@camp/domain/reviews/judge-review.ts'
import { data, redirect } from 'react-router'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { decisionForm } from '#app/components/staff/reviews/review-forms.server.ts'
import type { ReviewActReply } from '#app/components/staff/reviews/review-refusals.ts'
import { readForm } from '#app/forms/read-form.server.ts'

interface DecisionPost {
  readonly useCases: Pick<UseCases, 'judgeReview'>
  readonly actor: Actor
  readonly address: string
  readonly form: FormData
}

/** What the platform decides leads back to the list as it was. */
export async function answerDecision({ useCases, actor, address, form }: DecisionPost) {
  const { id, act, text } = readForm(decisionForm, form)
  const decision: ReviewDecision = act === 'reject' ? { kind: act, reason: text } : { kind: act }
  const judged = await useCases.judgeReview.execute({ actor, id, decision })
  if (judged.ok) return redirect(withDone(address, 'saved'), 303)
  if (judged.refusal.code === 'not-permitted') throw data({ code: judged.refusal.code }, 403)
  return data<ReviewActReply>({ id, act, text, refusal: judged.refusal }, judged.refusal.code === 'not-found' ? 404 : 400)
}
