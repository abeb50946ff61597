import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { UserReviewDecision } from '@camp/domain/reviews/judge-user-review.ts'
import { decisionReply } from '#app/components/staff/reviews/decision-reply.ts'
import { userDecisionForm } from '#app/components/staff/reviews/review-forms.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'

interface DecisionPost {
  readonly useCases: Pick<UseCases, 'judgeUserReview'>
  readonly actor: Actor
  readonly address: string
  readonly form: FormData
}

export async function answerUserDecision({ useCases, actor, address, form }: DecisionPost) {
  const { id, act, text } = readForm(userDecisionForm, form)
  const decision: UserReviewDecision = act === 'reject' ? { kind: act, reason: text } : { kind: act }
  const judged = await useCases.judgeUserReview.execute({ actor, id, decision })
  return decisionReply({ judged, address, typed: { id, act, text } })
}
