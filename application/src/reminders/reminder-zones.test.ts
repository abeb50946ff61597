import { aProvince } from '@camp/domain/testing/an-organisation.ts'
import { expect, it } from 'vitest'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { halfNow, kwenaCamp, kwenaCampWithoutCards } from '../testing/kwena-camp.ts'

/** On the other side of the date line; clocks of tests are those of Johannesburg, eleven hours behind. */
const auckland = { province: aProvince({ country: { ...aProvince().country, timezone: 'Pacific/Auckland' } }) }
/** Twelve hours behind Johannesburg. */
const honolulu = { province: aProvince({ country: { ...aProvince().country, timezone: 'Pacific/Honolulu' } }) }

/** R400.00 of R800.00 are paid, and the rest due on 18 January at the campsite. */
async function givenBalance(organisation: typeof auckland) {
  const marketplace = givenMarketplace({ campsites: [kwenaCamp({ organisation })], cancelsOverdue: () => true })
  const guest = aGuestOf(marketplace)
  await guest.pays((await guest.books()).payment)
  const { clock, outbox } = marketplace
  const remind = async (local: string) => {
    clock.moveTo(local)
    const { reminded } = await marketplace.sendPaymentReminders.execute({ dryRun: false })
    for (const message of await outbox.list({ state: 'pending', limit: 100 })) await outbox.markSent(message.id, clock.now())
    return reminded.map(({ daysBefore }) => daysBefore)
  }
  const cancel = async (local: string) => {
    clock.moveTo(local)
    return (await marketplace.cancelOverdueReservations.execute({ dryRun: false })).cancelled
  }
  return { remind, cancel }
}

it('where the day begins first, guests are reminded and bookings cancelled at nine in the morning there', async () => {
  const { remind, cancel } = await givenBalance(auckland)

  expect(await remind('2027-01-10T21:59')).toEqual([])
  expect(await remind('2027-01-10T22:00')).toEqual([7])
  expect(await remind('2027-01-15T22:00')).toEqual([2])
  expect(await cancel('2027-01-20T21:59')).toEqual([])
  expect(await cancel('2027-01-20T22:00')).toHaveLength(1)
})

it('where the day ends last, a balance is reminded of until its day is over there', async () => {
  const inTime = await givenBalance(honolulu)
  const tooLate = await givenBalance(honolulu)

  expect(await inTime.remind('2027-01-19T11:59')).toEqual([2])
  expect(await tooLate.remind('2027-01-19T12:00')).toEqual([])
})

it('a deposit by transfer is reminded of and its booking released up to the day before arrival', async () => {
  const rule = halfNow({ partialPaymentDueType: 'onArrival' })
  const campsites = [kwenaCampWithoutCards({ rule, organisation: { releasesTransfers: true } })]
  const marketplace = givenMarketplace({ campsites, at: '2026-11-21T10:00' })
  const guest = aGuestOf(marketplace)
  const { id } = await guest.books({ from: '2026-11-28', to: '2026-11-30' })
  await guest.confirms(id)
  const { clock, outbox } = marketplace
  clock.moveTo('2026-11-23T09:00')
  expect((await marketplace.sendTransferReminders.execute({ dryRun: false })).reminded).toHaveLength(1)
  for (const message of await outbox.list({ state: 'pending', limit: 100 })) await outbox.markSent(message.id, clock.now())
  clock.moveTo('2026-11-27T09:00')

  expect((await marketplace.releaseUnpaidTransfers.execute({ dryRun: false })).released).toMatchObject([{ id }])
})
