import { aGivenReview } from '@camp/domain/testing/a-review.ts'
import { describe, expect, it } from 'vitest'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { InviteReviews } from './invite-reviews.ts'
import { givenReviewedStay } from './testing/given-stay.ts'

describe('the invitation to review', () => {
  const invitations = async ({ marketplace, id }: Awaited<ReturnType<typeof givenReviewedStay>>) =>
    (await aGuestOf(marketplace).hears(id)).filter((event) => event === 'review-invitation')

  it('goes out once, the day after the stay', async () => {
    const given = await givenReviewedStay()
    const { marketplace, id } = given
    const invite = (dryRun = false) => marketplace.inviteReviews.execute({ dryRun })
    marketplace.clock.moveTo('2027-02-06T08:59')
    expect(await invite()).toEqual({ invited: [] })
    marketplace.clock.moveTo('2027-02-06T09:00')

    expect(await invite(true)).toMatchObject({ invited: [{ id }] })
    expect(await invitations(given)).toEqual([])
    const both = await Promise.all([invite(), invite()])
    const again = await invite()

    expect(both.flatMap(({ invited }) => invited)).toMatchObject([{ id }])
    expect(again).toEqual({ invited: [] })
    expect(await invitations(given)).toEqual(['review-invitation'])
  })

  it('asks nobody who has written already', async () => {
    const given = await givenReviewedStay()
    await given.marketplace.writeReview.execute({ id: given.id, ...aGivenReview() })

    expect(await given.marketplace.inviteReviews.execute({ dryRun: false })).toEqual({ invited: [] })
  })
})

it('five hundred are asked at a time, of stays that ended up to sixteen days ago', async () => {
  const { ports } = givenMarketplace({ at: '2026-11-21T10:00' })
  const asked: unknown[] = []
  const reviewInvitations = {
    open: async (since: unknown, limit: number) => {
      asked.push([`${since}`, limit])
      return []
    },
  } as unknown as typeof ports.reviewInvitations

  expect(await new InviteReviews({ ...ports, reviewInvitations }).execute({ dryRun: true })).toEqual({ invited: [] })
  expect(asked).toEqual([['2026-11-05', 500]])
})
