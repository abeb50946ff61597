import type { OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { aGivenReview } from '@camp/domain/testing/a-review.ts'
import { system } from '../../shared/actor.ts'
import { aGuestOf, type WishedStay } from '../../testing/a-guest-of.ts'
import type { Marketplace } from '../../testing/given-marketplace.ts'

/** From 1 to 5 February 2027, paid and over; the clock stands at ten in the morning of the day after. */
export async function aStayOf(marketplace: Marketplace, booking: WishedStay = {}): Promise<ReservationId> {
  const guest = aGuestOf(marketplace)
  marketplace.clock.moveTo('2026-11-21T10:00')
  const booked = await guest.books(booking, { payInFull: true })
  await guest.pays(booked.payment)
  marketplace.clock.moveTo('2027-02-06T10:00')
  await marketplace.completeStays.execute({ dryRun: false })
  return booked.id
}

export async function aPublishedReviewOf(marketplace: Marketplace, id: ReservationId): Promise<OrganisationReviewId> {
  const written = await marketplace.writeReview.execute({ id, ...aGivenReview() })
  if (!written.ok) throw new Error(written.refusal.code)
  await marketplace.judgeReview.execute({ actor: system('test'), id: written.value.id, decision: { kind: 'publish' } })
  return written.value.id
}
