import { describe, expect, it } from 'vitest'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { CompleteStays } from './complete-stays.ts'

/** Until 5 February 2027: one with a deposit, one paid in full, one that nobody paid. */
async function givenStays() {
  const marketplace = givenMarketplace({ at: '2026-11-21T10:00' })
  const guest = aGuestOf(marketplace)
  const { plots } = marketplace.campsites[0]!
  const deposit = await guest.books({ plots: plots.slice(0, 1) })
  await guest.pays(deposit.payment)
  const full = await guest.books({ plots: plots.slice(1, 2) }, { payInFull: true })
  await guest.pays(full.payment)
  const unpaid = await guest.books({ plots: plots.slice(2, 3) })
  return { marketplace, guest, deposit, full, unpaid }
}

describe('completing stays', () => {
  it('waits for the day after departure, by the clock of the campsite', async () => {
    const { marketplace } = await givenStays()
    marketplace.clock.moveTo('2027-02-05T23:59')

    expect(await marketplace.completeStays.execute({ dryRun: false })).toEqual({ completed: [] })
  })

  it('completes what was paid in part or in full, and nothing else', async () => {
    const { marketplace, guest, deposit, full, unpaid } = await givenStays()
    marketplace.clock.moveTo('2027-02-06T00:00')

    const tried = await marketplace.completeStays.execute({ dryRun: true })
    expect(await guest.sees(full.id)).toMatchObject({ status: 'confirmed' })
    const done = await marketplace.completeStays.execute({ dryRun: false })

    expect(done.completed.map(({ id }) => id)).toEqual([deposit.id, full.id])
    expect(tried).toEqual(done)
    expect(await guest.sees(deposit.id)).toMatchObject({ status: 'completed' })
    expect(await guest.sees(unpaid.id)).toMatchObject({ status: 'pending' })
    expect(await marketplace.completeStays.execute({ dryRun: false })).toEqual({ completed: [] })
  })
})

it('completes five hundred at a time, of those who have left by now anywhere', async () => {
  const { ports } = givenMarketplace({ at: '2026-11-21T10:00' })
  const asked: unknown[] = []
  const reservations = {
    departedBefore: async (day: unknown, limit: number) => {
      asked.push([`${day}`, limit])
      return []
    },
  } as unknown as typeof ports.reservations

  expect(await new CompleteStays({ ...ports, reservations }).execute({ dryRun: true })).toEqual({ completed: [] })
  expect(asked).toEqual([['2026-11-22', 500]])
})
