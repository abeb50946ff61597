import type { UseCases } from '@camp/application/use-cases.ts'
import { type RatedAspect, ratedAspects } from '@camp/domain/reviews/ratings.ts'
import type { GivenReview, ReviewProblem } from '@camp/domain/reviews/write-review.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { notFound } from '#server/reservations/find-reservation.ts'

export interface ReviewReply {
  readonly given: GivenReview
  readonly problems: readonly ReviewProblem[]
}

export const nothingGiven: GivenReview = {
  ratings: { facilities: null, location: null, value: null, cleanliness: null, overall: null },
  text: '',
}

interface ReviewPost {
  readonly useCases: Pick<UseCases, 'writeReview'>
  readonly id: string
  readonly form: FormData
}

/** A page that shows what became of it, also for what was written before: a double click and a reload write once. */
export async function answerReview({ useCases, id, form }: ReviewPost) {
  const given = readReview(form)
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

function readReview(form: FormData): GivenReview {
  const ratings = Object.fromEntries(ratedAspects.map((aspect) => [aspect, readStars(form.get(aspect))]))
  return { ratings: ratings as Record<RatedAspect, number | null>, text: readText(form.get('text')) }
}

function readStars(value: unknown): number | null {
  return typeof value === 'string' && /^[1-5]$/.test(value) ? Number(value) : null
}

/** Lines end as they do everywhere but in forms. */
function readText(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : ''
}

function shown(id: string): Response {
  return redirect(`/r/${encodeURIComponent(id)}/review`, 303)
}
