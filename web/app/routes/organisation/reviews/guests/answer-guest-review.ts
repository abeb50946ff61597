import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { data, redirect } from 'react-router'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { guestOfReview, guestReviewForm } from '#app/components/staff/reviews/review-forms.server.ts'
import type { ReviewActReply } from '#app/components/staff/reviews/review-refusals.ts'
import { readForm } from '#app/forms/read-form.server.ts'

export interface GuestReviewReply extends ReviewActReply {
  readonly rating: number | null
}

interface GuestReviewPost {
  readonly useCases: Pick<UseCases, 'reviewGuest'>
  readonly actor: Actor
  readonly address: string
  readonly form: FormData
}

/** Written before, also by a double click, leads to the list as well: it stands there. */
export async function answerGuestReview({ useCases, actor, address, form }: GuestReviewPost) {
  const { id } = readForm(guestOfReview, form)
  const { comment, rating } = readForm(guestReviewForm(id), form)
  const written = await useCases.reviewGuest.execute({ actor, reservationId: id, rating, comment })
  if (written.ok || written.refusal.code === 'already-reviewed') return redirect(withDone(address, 'saved'), 303)
  const { refusal } = written
  return data<GuestReviewReply>({ id, act: 'guest', text: comment, rating, refusal }, refusal.code === 'not-found' ? 404 : 400)
}
