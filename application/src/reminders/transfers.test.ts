import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { desk } from '../desk/testing/a-booked-stay.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCampWithoutCards } from '../testing/kwena-camp.ts'

/** Confirmed on 21 November for 1 February; R400.00 of R800.00 are to be transferred by the 24th. */
async function givenTransfer({ releasesTransfers = true, takesMessages = true } = {}) {
  const marketplace = givenMarketplace({
    campsites: [kwenaCampWithoutCards({ organisation: { releasesTransfers } })],
    at: '2026-11-21T10:00',
  })
  const guest = aGuestOf(marketplace)
  const { id } = await guest.books()
  await guest.confirms(id)
  const { sendTransferReminders, releaseUnpaidTransfers, clock, outbox } = marketplace
  const remind = async (local: string, dryRun = false) => {
    clock.moveTo(local)
    return (await sendTransferReminders.execute({ dryRun })).reminded
  }
  const leave = async () => {
    for (const message of await outbox.list({ state: 'pending', limit: 100 })) await outbox.markSent(message.id, clock.now())
  }
  const release = async (local: string, dryRun = false) => {
    clock.moveTo(local)
    return (await releaseUnpaidTransfers.execute({ dryRun })).released
  }
  if (takesMessages) await leave()
  return { marketplace, guest, id, remind, leave, release }
}

const dryRun = true

describe('a deposit by transfer', () => {
  it('is reminded of once, from nine in the morning of the day before it is due', async () => {
    const { guest, id, remind } = await givenTransfer()

    expect(await remind('2026-11-23T08:59')).toEqual([])
    expect(await remind('2026-11-23T09:00', dryRun)).toMatchObject([{ id, deposit: Money.rand(400) }])
    const reminded = await remind('2026-11-23T09:00')
    expect(reminded.map(({ due, releaseOn }) => [String(due), String(releaseOn)])).toEqual([['2026-11-24', '2026-11-27']])
    expect(await remind('2026-11-23T09:00')).toEqual([])
    expect(await remind('2026-11-24T15:00')).toEqual([])
    expect((await guest.hears(id)).filter((event) => event === 'transfer-due')).toHaveLength(1)
  })

  it('is reminded of late on its own day, and not after it', async () => {
    const late = await givenTransfer()
    const missed = await givenTransfer()

    expect(await late.remind('2026-11-24T23:00')).toHaveLength(1)
    expect(await missed.remind('2026-11-25T09:00')).toEqual([])
  })

  it('releases its booking three days after it was due, tells the guest, and the history says why', async () => {
    const { marketplace, guest, id, remind, leave, release } = await givenTransfer()
    await remind('2026-11-23T09:00')
    await leave()

    expect(await release('2026-11-27T08:59')).toEqual([])
    expect(await release('2026-11-27T09:00', dryRun)).toMatchObject([{ id }])
    expect(await guest.sees(id)).toMatchObject({ status: 'confirmed' })
    expect(await release('2026-11-27T09:00')).toMatchObject([{ id, deposit: Money.rand(400) }])
    expect(await release('2026-11-27T10:00')).toEqual([])
    expect(await guest.sees(id)).toMatchObject({ status: 'cancelled' })
    const last = (await marketplace.reservations.history(id)).at(-1)
    expect(last).toMatchObject({ by: 'release-transfers', why: 'transfer-missing' })
    expect((await guest.hears(id)).at(-1)).toBe('cancelled')
  })

  it('that was written down by mistake is due anew, reminded of and released from the day on which it was taken off', async () => {
    const { marketplace, guest, id, remind, leave, release } = await givenTransfer()
    await remind('2026-11-23T09:00')
    await leave()
    marketplace.clock.moveTo('2026-11-25T10:00')
    const paidOn = Temporal.PlainDate.from('2026-11-25')
    const money = { amount: Money.rand(400), method: 'eft', reference: null, paidOn } as const
    await marketplace.recordDeskPayment.execute({ actor: desk, idOrReference: id, ...money })
    marketplace.clock.moveTo('2026-12-10T10:00')
    const reversed = await marketplace.reverseDeskPayment.execute({ actor: desk, idOrReference: id, note: 'Another guest' })
    expect(reversed.ok).toBe(true)

    expect(await release('2026-12-11T09:00')).toEqual([])
    expect(await guest.sees(id)).toMatchObject({ direct: { deposit: { by: '2026-12-13', release: { on: '2026-12-16' } } } })
    expect(await release('2026-12-16T09:00')).toEqual([])
    marketplace.clock.moveTo('2026-12-10T10:00')
    expect(await remind('2026-12-12T09:00')).toMatchObject([{ id }])
    await leave()
    expect(await release('2026-12-15T09:00')).toEqual([])
    expect(await release('2026-12-16T09:00')).toMatchObject([{ id }])
  })

  it('releases nothing where the campsite did not choose it', async () => {
    const { guest, id, remind, leave, release } = await givenTransfer({ releasesTransfers: false })
    await remind('2026-11-23T09:00')
    await leave()

    expect(await release('2026-11-27T09:00')).toEqual([])
    expect(await guest.sees(id)).toMatchObject({ direct: { deposit: { release: 'not-by-itself' } } })
  })

  it('releases nothing whose reminder never left', async () => {
    const { remind, release } = await givenTransfer()
    await remind('2026-11-23T09:00')

    expect(await release('2026-11-27T09:00')).toEqual([])
  })

  it('says to the guest the day of its release', async () => {
    const { guest, id } = await givenTransfer()

    expect(await guest.sees(id)).toMatchObject({ direct: { deposit: { by: '2026-11-24', release: { on: '2026-11-27' } } } })
  })
})
