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
    bookingsWithoutPapers: async ({ scope, limit }: { readonly scope: string; readonly limit: number }) => {
      asked.push(`${scope}, at most ${limit}`)
      return hasBookings ? [id, 'gone' as ReservationId] : []
    },
    forgetChanged: async () => {
      asked.push('forgets what has its papers')
    },
    monthsWithoutPapers: async (scope: string) => {
      asked.push(`months, ${scope}`)
      return months
    },
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
  return { issue: (dryRun: boolean) => new IssuePapers(ports).execute({ scope: 'changed', limit: 7, dryRun }), asked, id }
}

it('a dry run names the bookings and counts the months, and issues nothing', async () => {
  const { issue, asked, id } = await given()

  expect(await issue(true)).toMatchObject({ bookings: [{ id }], months: 2 })
  expect(asked).toEqual(['changed, at most 7', 'months, changed'])
})

it('each booking gets its papers, and what one of them lacks keeps nothing else waiting', async () => {
  const { issue, id, asked } = await given()

  await expect(issue(false)).rejects.toThrow(`the payments of ${id} were asked for`)
  expect(asked).toContain('forgets what has its papers')
})

it('each month gets its paper, and those that others did are left', async () => {
  const { issue, asked } = await given({ hasBookings: false })

  expect(await issue(false)).toEqual({ bookings: [], months: 0 })
  expect(asked).toEqual([
    'changed, at most 7',
    'forgets what has its papers',
    'months, changed',
    'claims a month',
    'claims a month',
  ])
})
