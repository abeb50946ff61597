import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReviewDecision } from '@camp/domain/reviews/judge-review.ts'
import type { OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import { data, redirect } from 'react-router'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { readText } from '#app/components/staff/reviews/read-text.ts'
import type { ReviewReply } from '#app/components/staff/reviews/review-refusals.ts'

interface DecisionPost {
  readonly useCases: Pick<UseCases, 'judgeReview'>
  readonly actor: Actor
  readonly address: string
  readonly form: FormData
}

/** What the platform decides leads back to the list as it was. */
export async function answerDecision({ useCases, actor, address, form }: DecisionPost) {
  const [id, act, text] = [readText(form, 'id'), readText(form, 'act'), readText(form, 'text')]
  const decision = decisionOf(act, text)
  if (!decision) throw data({ code: 'form-incomplete' }, 400)
  const judged = await useCases.judgeReview.execute({ actor, id: id as OrganisationReviewId, decision })
  if (judged.ok) return redirect(withDone(address, 'saved'), 303)
  if (judged.refusal.code === 'not-permitted') throw data({ code: judged.refusal.code }, 403)
  return data<ReviewReply>({ id, act, text, refusal: judged.refusal }, judged.refusal.code === 'not-found' ? 404 : 400)
}

function decisionOf(act: string, reason: string): ReviewDecision | undefined {
  switch (act) {
    case 'reject':
      return { kind: act, reason }
    case 'publish':
    case 'hide':
    case 'show':
    case 'keep':
      return { kind: act }
    default:
      return undefined
  }
}
