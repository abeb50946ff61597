import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { aGuestOf, aWish } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'

const nobody = 'nobody' as ReservationId

async function givenHold() {
  const marketplace = givenMarketplace({ at: '2026-11-21T10:00' })
  const guest = aGuestOf(marketplace)
  const { id } = await guest.holds()
  return { marketplace, guest, id }
}

describe('showing a hold', () => {
  it('shows it while it lives', async () => {
    const { marketplace, id } = await givenHold()

    expect(await marketplace.showHold.execute({ id })).toMatchObject({ ok: true, value: { id, canExtend: true } })
  })

  it('says what became of it', async () => {
    const { marketplace, guest, id } = await givenHold()
    const { id: booked } = await guest.books({ from: '2027-03-01', to: '2027-03-02' })
    const { id: released } = await guest.holds({ from: '2027-04-01', to: '2027-04-02' })
    await marketplace.releaseHold.execute({ id: released })
    marketplace.clock.moveTo('2026-11-21T10:15')

    expect(await marketplace.showHold.execute({ id: nobody })).toEqual(refused({ code: 'not-found' }))
    expect(await marketplace.showHold.execute({ id })).toEqual(refused({ code: 'expired' }))
    expect(await marketplace.showHold.execute({ id: booked })).toEqual(refused({ code: 'wrong_state' }))
    expect(await marketplace.showHold.execute({ id: released })).toEqual(refused({ code: 'already_cancelled' }))
    await marketplace.sweepHolds.execute({ dryRun: false })
    expect(await marketplace.showHold.execute({ id })).toEqual(refused({ code: 'expired' }))
  })
})

describe('extending a hold', () => {
  it('gives 15 minutes more, once', async () => {
    const { marketplace, id } = await givenHold()
    marketplace.clock.moveTo('2026-11-21T10:14')

    const extended = await marketplace.extendHold.execute({ id })
    const again = await marketplace.extendHold.execute({ id })

    expect(extended).toMatchObject({
      ok: true,
      value: { expiryDate: Temporal.Instant.from('2026-11-21T08:30:00Z'), canExtend: false },
    })
    expect(again, 'its answer was lost').toEqual(extended)
    marketplace.clock.moveTo('2026-11-21T10:29:59')
    expect(await marketplace.extendHold.execute({ id })).toEqual(extended)
    expect((await marketplace.showHold.execute({ id })).ok).toBe(true)
  })

  it('comes too late for one that ran out, and knows no other', async () => {
    const { marketplace, id } = await givenHold()
    marketplace.clock.moveTo('2026-11-21T10:15')

    expect(await marketplace.extendHold.execute({ id })).toEqual(refused({ code: 'expired' }))
    expect(await marketplace.extendHold.execute({ id: nobody })).toEqual(refused({ code: 'not-found' }))
  })
})

describe('releasing a hold', () => {
  it('gives the plots back at once, and again answers the same', async () => {
    const { marketplace, id } = await givenHold()
    marketplace.clock.moveTo('2026-11-21T10:05')

    const released = await marketplace.releaseHold.execute({ id })
    marketplace.clock.moveTo('2026-11-21T10:06')
    const again = await marketplace.releaseHold.execute({ id })

    expect(released).toEqual(accepted({ id, expiryDate: Temporal.Instant.from('2026-11-21T08:05:00Z') }))
    expect(again).toEqual(released)
    expect((await marketplace.placeHold.execute(aWish())).ok).toBe(true)
  })

  it('is refused once it was submitted', async () => {
    const { marketplace, guest, id } = await givenHold()
    await guest.submits(id)

    expect(await marketplace.releaseHold.execute({ id })).toEqual(refused({ code: 'wrong_state' }))
    expect(await marketplace.releaseHold.execute({ id: nobody })).toEqual(refused({ code: 'not-found' }))
  })
})
