import type { OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import type { UserReviewId } from '@camp/domain/reviews/user-review.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { z } from 'zod'
import { lines } from '#app/forms/form-fields.server.ts'

/** One of the buttons under a review, with what was written beside it. */
export const reviewActForm = z.object({ id: lines.transform((id) => id as OrganisationReviewId), act: lines, text: lines })

export const decisionForm = reviewActForm.extend({
  act: lines.pipe(z.enum(['reject', 'publish', 'hide', 'show', 'keep', 'passToGoogle', 'keepFromGoogle'])),
})

export const userDecisionForm = z.object({
  id: lines.transform((id) => id as UserReviewId),
  act: lines.pipe(z.enum(['reject', 'publish', 'hide', 'show'])),
  text: lines,
})

/** The stars of each guest have a name of their own: several such forms stand on one page. */
export function guestReviewForm(id: string) {
  return z
    .object({ comment: lines, [`rating-${id}`]: lines })
    .transform(({ comment = '', [`rating-${id}`]: stars = '' }) => ({ comment, rating: starsOf(stars) }))
}

export const guestOfReview = z.object({ id: lines.transform((id) => id as ReservationId) })

function starsOf(text: string): number | null {
  return /^[1-5]$/.test(text) ? Number(text) : null
}
