import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { describe, expect, it } from 'vitest'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { SweepHolds } from './sweep-holds.ts'

async function givenLapsed() {
  const marketplace = givenMarketplace({ at: '2026-11-21T10:00' })
  const guest = aGuestOf(marketplace)
  const pending = await guest.books()
  marketplace.clock.moveTo('2026-11-22T09:45')
  const held = await guest.holds({ from: '2027-03-01', to: '2027-03-03' })
  marketplace.clock.moveTo('2026-11-22T09:50')
  const alive = await guest.holds({ from: '2027-04-01', to: '2027-04-03' })
  marketplace.clock.moveTo('2026-11-22T10:00')
  return { marketplace, guest, pending, held, alive }
}

describe('sweeping what ran out of time', () => {
  it('expires holds without a word and pending reservations with a message, the oldest first', async () => {
    const { marketplace, guest, pending, held, alive } = await givenLapsed()

    const { expired } = await marketplace.sweepHolds.execute({ dryRun: false })

    expect(new Set(expired.map(({ id, status, expiryDate }) => `${id} ${status} ${expiryDate}`))).toEqual(
      new Set([
        `${pending.id} pending ${aMoment('2026-11-22T10:00').now}`,
        `${held.id} temporaryHold ${aMoment('2026-11-22T10:00').now}`,
      ]),
    )
    expect(await guest.sees(pending.id)).toMatchObject({ status: 'cancelled', cancellation: { by: 'system' } })
    expect(await guest.hears(pending.id)).toEqual(['submitted', 'expired'])
    expect(await guest.hears(held.id)).toEqual([])
    expect(await guest.sees(alive.id)).toMatchObject({ status: 'temporaryHold' })
  })

  it('takes five hundred at a time', async () => {
    const { ports } = givenMarketplace()
    const limits: number[] = []
    const reservations = {
      expiredBy: async (_: unknown, limit: number) => {
        limits.push(limit)
        return []
      },
    } as unknown as typeof ports.reservations

    expect(await new SweepHolds({ ...ports, reservations }).execute({ dryRun: true })).toEqual({ expired: [] })
    expect(limits).toEqual([500])
  })

  it('tried out lists the same and changes nothing', async () => {
    const { marketplace, guest, pending } = await givenLapsed()

    const tried = await marketplace.sweepHolds.execute({ dryRun: true })

    expect(await guest.sees(pending.id)).toMatchObject({ status: 'pending' })
    expect(await marketplace.sweepHolds.execute({ dryRun: false })).toEqual(tried)
  })

  it('twice finds nothing the second time', async () => {
    const { marketplace, guest, pending } = await givenLapsed()
    await marketplace.sweepHolds.execute({ dryRun: false })

    expect(await marketplace.sweepHolds.execute({ dryRun: false })).toEqual({ expired: [] })
    expect(await guest.hears(pending.id)).toEqual(['submitted', 'expired'])
  })

  it('expires the others where one cannot be, and says which one that is', async () => {
    const { marketplace, guest, pending, held } = await givenLapsed()
    const { reservations } = marketplace.ports
    const readable = reservations.findForChange.bind(reservations)
    reservations.expiredBy = async () => [held.id, pending.id]
    reservations.findForChange = async (id) => {
      if (id === held.id) throw new Error('it cannot be read')
      return readable(id)
    }

    const sweeping = marketplace.sweepHolds.execute({ dryRun: false })

    await expect(sweeping).rejects.toThrow(`1 could not be done, the first of them ${held.id}: it cannot be read`)
    expect(await guest.sees(pending.id)).toMatchObject({ status: 'cancelled', cancellation: { by: 'system' } })
  })
})
