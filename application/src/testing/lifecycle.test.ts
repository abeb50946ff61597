import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { noEquipment } from '@camp/domain/stay-rules/party.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { describe, expect, it } from 'vitest'
import { aSearch } from '../search/testing/a-search.ts'
import { aGuestOf, aSubmission } from './a-guest-of.ts'
import { givenMarketplace, type Marketplace } from './given-marketplace.ts'

/**
 * Kwena Camp: ten stands at R200.00 a night, half of it by card now, the rest two weeks before arrival. Begin
 * reading here.
 */
describe('a booking', () => {
  it('is searched, picked, held, submitted, paid in two parts, stayed and completed', async () => {
    const marketplace = givenMarketplace({ at: '2026-11-21T10:00' })
    const guest = aGuestOf(marketplace)
    const stay = StayDates.of('2027-02-01', '2027-02-05')

    const found = await marketplace.searchOrganisations.execute(aSearch({ stay }))
    expect(found.results).toMatchObject([
      { slug: 'kwena-camp', hasAvailability: true, fromTotal: Money.rand(800), plotsNeeded: 1 },
    ])

    const picker = await marketplace.showPicker.execute({
      orgSlug: 'kwena-camp',
      stay,
      party: aParty(),
      equipment: noEquipment,
      siteId: null,
    })
    const stand = picker.ok ? picker.value.plots[0]! : undefined
    expect(stand).toMatchObject({ unavailableReason: null, total: Money.rand(800) })

    const held = await guest.holds({ plots: [stand!.plot] })
    expect(held).toMatchObject({
      status: 'temporaryHold',
      total: Money.rand(800),
      deposit: { amountDueUpFront: Money.rand(400) },
    })

    marketplace.clock.moveTo('2026-11-21T10:10')
    const submitted = await guest.submits(held.id)
    expect(submitted).toMatchObject({ status: 'pending', amountDueUpFront: Money.rand(400), dueDate: expect.anything() })

    await guest.pays(submitted.payment)
    expect(await guest.sees(held.id)).toMatchObject({ status: 'partiallyPaid', balance: Money.rand(400), wantsPayment: true })

    marketplace.clock.moveTo('2027-01-15T19:00')
    const balance = await guest.confirms(held.id)
    await guest.pays(balance.payment)
    expect(await guest.sees(held.id)).toMatchObject({ status: 'confirmed', balance: Money.zero(), wantsPayment: false })

    marketplace.clock.moveTo('2027-02-03T08:00')
    expect((await guest.sees(held.id)).nights).toEqual({ kind: 'staying', nights: 2 })

    marketplace.clock.moveTo('2027-02-06T03:00')
    expect(await marketplace.completeStays.execute({ dryRun: false })).toMatchObject({ completed: [{ id: held.id }] })

    expect(await statusesOf(marketplace, held.id)).toEqual([
      'temporaryHold',
      'pending',
      'partiallyPaid',
      'confirmed',
      'completed',
    ])
    expect(await guest.hears(held.id)).toEqual(['submitted', 'deposit-received', 'confirmed'])
  })

  it('that nobody finishes leaves its plot to somebody else', async () => {
    const marketplace = givenMarketplace({ at: '2026-11-21T10:00' })
    const [first, second] = [aGuestOf(marketplace), aGuestOf(marketplace)]
    const forgotten = await first.holds()

    marketplace.clock.moveTo('2026-11-21T10:15')
    const booked = await second.books({}, { email: 'sipho@example.test', payInFull: true })
    await second.pays(booked.payment)

    expect(await statusesOf(marketplace, forgotten.id)).toEqual(['temporaryHold', 'cancelled'])
    expect(await statusesOf(marketplace, booked.id)).toEqual(['temporaryHold', 'pending', 'confirmed'])
    expect(await marketplace.submitReservation.execute(aSubmission(forgotten.id))).toEqual({
      ok: false,
      refusal: { code: 'expired' },
    })
  })

  it('that is cancelled brings back what the policy says, to the cent', async () => {
    const marketplace = givenMarketplace({ at: '2026-11-21T10:00' })
    const guest = aGuestOf(marketplace)
    const booked = await guest.books()
    await guest.pays(booked.payment)

    marketplace.clock.moveTo('2027-01-19T10:00') // 13 days before arrival: half of the R400.00 paid
    const cancelled = await guest.cancels(booked.id)
    expect(cancelled.refundAmount).toEqual(Money.rand(200))

    expect(await marketplace.sendRefunds.execute({ limit: 10 })).toEqual({ refunded: 1, manual: 0, failed: 0 })
    expect(marketplace.gateway.refundedOf('checkout-1')).toEqual(Money.rand(200))
    expect(await guest.sees(booked.id)).toMatchObject({ status: 'cancelled', amountPaid: Money.rand(200) })
    expect(await guest.hears(booked.id)).toEqual(['submitted', 'deposit-received', 'cancelled'])
  })
})

async function statusesOf({ reservations }: Marketplace, id: ReservationId) {
  return (await reservations.history(id)).map(({ to }) => to)
}
