import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { data, redirect } from 'react-router'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { reviewActForm } from '#app/components/staff/reviews/review-forms.server.ts'
import type { ReviewActReply } from '#app/components/staff/reviews/review-refusals.ts'
import { readForm } from '#app/forms/read-form.server.ts'

interface ReviewsPost {
  readonly useCases: Pick<UseCases, 'answerReview' | 'reportReview'>
  readonly actor: Actor
  /** Where the list stands that the form was on. */
  readonly address: string
  readonly form: FormData
}

/** Answering and reporting lead back to the list as it was. */
export async function answerReviews({ useCases, actor, address, form }: ReviewsPost) {
  const { id, act, text } = readForm(reviewActForm, form)
  const command = { actor, id }
  const done =
    act === 'report'
      ? await useCases.reportReview.execute({ ...command, reason: text })
      : await useCases.answerReview.execute({ ...command, text })
  if (done.ok) return redirect(withDone(address, act === 'report' ? 'sent' : 'saved'), 303)
  return data<ReviewActReply>({ id, act, text, refusal: done.refusal }, done.refusal.code === 'not-found' ? 404 : 400)
}
