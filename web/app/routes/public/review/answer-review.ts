import type { UseCases } from '@camp/application/use-cases.ts'
import type { GivenReview, ReviewProblem } from '@camp/domain/reviews/write-review.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { readForm } from '#app/forms/read-form.server.ts'
import { notFound } from '#server/reservations/find-reservation.ts'
import { reviewForm } from './review-form.server.ts'

export interface ReviewReply {
  readonly given: GivenReview
  readonly problems: readonly ReviewProblem[]
}

interface ReviewPost {
  readonly useCases: Pick<UseCases, 'writeReview'>
  readonly id: string
  readonly form: FormData
}

/**
 * A page that shows what became of it, also for what was written before: a double click and a reload write
 * once.
 */
export async function answerReviewForm({ useCases, id, form }: ReviewPost) {
  const given = readForm(reviewForm, form)
  const written = await useCases.writeReview.execute({ id: id as ReservationId, ...given })
  if (written.ok) return shown(id)
  const { refusal } = written
  switch (refusal.code) {
    case 'not-found':
      throw notFound()
    case 'already-reviewed':
    case 'stay-not-completed':
      return shown(id)
    case 'review-incomplete':
      return data<ReviewReply>({ given, problems: refusal.problems }, 400)
  }
}

function shown(id: string): Response {
  return redirect(`/r/${encodeURIComponent(id)}/review`, 303)
}
