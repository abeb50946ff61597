import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { IssuePapers } from './issue-papers.ts'

const months = [1, 2].map((month) => {
  return { organisationId: 'kwena' as OrganisationId, month: new Temporal.PlainYearMonth(2026, month) }
})

/** One booking without papers, one that is gone, and two months that somebody else has claimed. */
async function given({ hasBookings = true } = {}) {
  const marketplace = givenMarketplace()
  const { id } = await aGuestOf(marketplace).books()
  const asked: string[] = []
  const issuedPapers = {
    bookingsWithoutPapers: async (limit: number) => {
      asked.push(`at most ${limit}`)
      return hasBookings ? [id, 'gone' as ReservationId] : []
    },
    monthsWithoutPapers: async () => months,
    claimMonth: async () => {
      asked.push('claims a month')
      return false
    },
  }
  const paperRecords = {
    paymentsOf: async (booking: ReservationId) => {
      throw new Error(`the payments of ${booking} were asked for`)
    },
  }
  const ports = { ...marketplace.ports, issuedPapers, paperRecords } as unknown as ConstructorParameters<typeof IssuePapers>[0]
  return { issue: (dryRun: boolean) => new IssuePapers(ports).execute({ dryRun, limit: 7 }), asked, id }
}

it('a dry run names the bookings and counts the months, and issues nothing', async () => {
  const { issue, asked, id } = await given()

  expect(await issue(true)).toMatchObject({ bookings: [{ id }], months: 2 })
  expect(asked).toEqual(['at most 7'])
})

it('each booking gets its papers', async () => {
  const { issue, id } = await given()

  await expect(issue(false)).rejects.toThrow(`the payments of ${id} were asked for`)
})

it('each month gets its paper, and those that others did are left', async () => {
  const { issue, asked } = await given({ hasBookings: false })

  expect(await issue(false)).toEqual({ bookings: [], months: 0 })
  expect(asked).toEqual(['at most 7', 'claims a month', 'claims a month'])
})
