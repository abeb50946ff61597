import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReviewDecision } from '@camp/domain/reviews/judge-review.ts'
import { decisionReply } from '#app/components/staff/reviews/decision-reply.ts'
import { decisionForm } from '#app/components/staff/reviews/review-forms.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'

interface DecisionPost {
  readonly useCases: Pick<UseCases, 'judgeReview'>
  readonly actor: Actor
  readonly address: string
  readonly form: FormData
}

export async function answerDecision({ useCases, actor, address, form }: DecisionPost) {
  const { id, act, text } = readForm(decisionForm, form)
  const decision: ReviewDecision = act === 'reject' ? { kind: act, reason: text } : { kind: act }
  const judged = await useCases.judgeReview.execute({ actor, id, decision })
  return decisionReply({ judged, address, typed: { id, act, text } })
}
