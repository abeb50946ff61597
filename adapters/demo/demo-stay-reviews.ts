import type { CompletedReservation, Reservation } from '@camp/domain/reservations/reservation.ts'
import { answerReview, reportReview } from '@camp/domain/reviews/answer-review.ts'
import { judgeReview } from '@camp/domain/reviews/judge-review.ts'
import { judgeUserReview } from '@camp/domain/reviews/judge-user-review.ts'
import type { OrganisationReview, OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import { type UserReview, type UserReviewId, writeUserReview } from '@camp/domain/reviews/user-review.ts'
import { writeReview } from '@camp/domain/reviews/write-review.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SeededRandom } from './pictures/seeded-random.ts'

export interface StayReviews {
  readonly reviews: readonly OrganisationReview[]
  readonly userReviews: readonly UserReview[]
}

interface Telling {
  readonly reservations: readonly Reservation[]
  /** Their latest stay waits for a review, the one before for the platform. */
  readonly camperId: UserId
  readonly now: Temporal.Instant
  readonly random: SeededRandom
  readonly uuid: () => string
}

/** True of every place and every season. */
const texts = [
  'Everything was clean when we came, the braai place too, and somebody was always about. We slept well and ate outside every evening. We will book the same place again.',
  'Quiet and far from the road. Hot showers at any hour. Bring your own firewood: theirs was sold out by Saturday.',
  'Ons het lekker gekuier. Skoon badkamers, vriendelike mense, en genoeg plek om rustig te wees.',
  'Reception waited for us when we came late, with a torch and a smile. Thank you.',
  'Good value. The power tripped twice on the first evening and was put right within the hour.',
] as const
const answers = [
  'Thank you for staying with us. Your place is waiting.',
  'Baie dankie! We hope to see you again soon.',
  'Thank you for telling us. We read every word, and act on it.',
] as const
const comments = [
  'Left everything cleaner than they found it. Welcome any time.',
  'Friendly guests, quiet after ten. Thank you.',
  'Arrived late but phoned ahead. Good neighbours to everybody.',
] as const

/**
 * What guests and campsites say of each other after the stays of the demo, through the domain's own rules.
 */
export function demoStayReviews(telling: Telling): StayReviews {
  const { reservations, camperId } = telling
  const stays = reservations
    .flatMap((reservation) => (reservation.status === 'completed' ? [reservation] : []))
    .toSorted((one, other) => Temporal.PlainDate.compare(other.stay.departure, one.stay.departure))
  const [camper, others] = [stays.filter(isOf(camperId)), stays.filter((stay) => !isOf(camperId)(stay))]
  const chosen = others.filter(() => telling.random.chance(0.4))
  const reviews = [...camper.slice(1), ...chosen].flatMap((stay, position) => reviewOf(stay, position, telling) ?? [])
  const userReviews = [...camper.slice(0, 3), ...chosen].flatMap((stay, position) => userReviewOf(stay, position, telling) ?? [])
  return { reviews, userReviews }
}

/** The first waits for the platform and so does every eighth; every tenth is reported. */
function reviewOf(stay: CompletedReservation, position: number, { now, random, uuid }: Telling): OrganisationReview | undefined {
  const at = after(stay, 2, random)
  const stars = () => random.pick([5, 5, 5, 4, 4, 4, 3])
  const ratings = { facilities: stars(), location: stars(), value: stars(), cleanliness: stars(), overall: stars() }
  const isLater = Temporal.Instant.compare(at.add({ hours: 60 }), now) > 0
  if (Temporal.Instant.compare(at, now) > 0) return undefined
  const given = { ratings, text: random.pick(texts) }
  const written = accepted(writeReview(stay, given, { id: uuid() as OrganisationReviewId, now: at }))
  if (isLater || position % 8 === 0) return written
  const published = accepted(judgeReview(written, { kind: 'publish' }, at.add({ hours: 14 })))
  if (position % 10 === 9) {
    return accepted(reportReview(published, 'We have nobody of that name in our book for that weekend.', at.add({ hours: 40 })))
  }
  return position % 2 === 1 ? accepted(answerReview(published, random.pick(answers), at.add({ hours: 38 }))) : published
}

/** Every ninth waits for the platform. */
function userReviewOf(stay: CompletedReservation, position: number, { now, random, uuid }: Telling): UserReview | undefined {
  const at = after(stay, 1, random)
  if (Temporal.Instant.compare(at, now) > 0) return undefined
  const given = { rating: random.pick([5, 5, 5, 4]), comment: random.pick(comments) }
  const written = accepted(writeUserReview(stay, given, { id: uuid() as UserReviewId, now: at }))
  return position % 9 === 8 ? written : accepted(judgeUserReview(written, { kind: 'publish' }))
}

function isOf(userId: UserId) {
  return (stay: CompletedReservation) => stay.guest.userId === userId
}

/** In the evening, some days after the departure. */
function after({ stay }: CompletedReservation, days: number, random: SeededRandom): Temporal.Instant {
  const date = stay.departure.add({ days: days + random.whole(0, 3) })
  return date.toZonedDateTime({ timeZone: platformZone, plainTime: new Temporal.PlainTime(19) }).toInstant()
}

function accepted<Value>(answer: Result<Value, unknown>): Value {
  if (!answer.ok) throw new Error(`the demo's review was refused: ${JSON.stringify(answer.refusal)}`)
  return answer.value
}
