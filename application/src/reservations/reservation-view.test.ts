import type { Site } from '@camp/domain/plots/plot.ts'
import type { SiteId } from '@camp/domain/shared/ids.ts'
import { expect, it } from 'vitest'
import { campsite, stands, testId } from '../testing/a-campsite.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCamp, kwenaCampWithoutCards } from '../testing/kwena-camp.ts'

/** From this hour on, whatever the day. */
function opensAt(site: Site, id: SiteId, checkIn: string): Site {
  const times = Object.fromEntries(Object.entries(site.times).map(([day, hours]) => [day, { ...hours, checkIn }]))
  return { ...site, id, times: times as unknown as Site['times'] }
}

it('arrival times are those of the sites that the booking is on', async () => {
  const [site] = campsite.sites as [Site]
  const [early, late] = [testId(2) as SiteId, testId(3) as SiteId]
  const camp = kwenaCamp()
  const sites = [opensAt(site, early, '08:00'), opensAt(site, late, '16:00')]
  const plots = camp.plots.map((plot) => (plot.id === stands[1]?.id ? { ...plot, siteId: late } : plot))
  const guest = aGuestOf(givenMarketplace({ campsites: [{ ...camp, sites, plots }] }))
  const booked = async (of: typeof stands) => (await guest.sees((await guest.books({ plots: of })).id)).arrivalTimes.checkIn

  expect(await booked(stands.slice(1, 2))).toBe('16:00')
  expect(await booked([stands[0]!, stands[2]!])).toBe('08:00')
})

it('a booking that ran out asks for nothing, past the gateway either', async () => {
  const transferAccount = { bank: 'FNB', name: 'Kwena Camp', number: '62001234567', branchCode: '250655', changedAt: null }
  const marketplace = givenMarketplace({ campsites: [kwenaCampWithoutCards({ organisation: { transferAccount } })] })
  const guest = aGuestOf(marketplace)
  const { id } = await guest.books()
  const open = (await guest.sees(id)).direct

  marketplace.clock.moveTo('2026-11-24T10:00')

  expect(open).not.toBeNull()
  expect((await guest.sees(id)).direct).toBeNull()
})

it('a booking asks for its deposit while it waits, and for nothing once it ran out or where no card is taken', async () => {
  const marketplace = givenMarketplace()
  const [guest, elsewhere] = [aGuestOf(marketplace), aGuestOf(givenMarketplace({ campsites: [kwenaCampWithoutCards()] }))]
  const { id } = await guest.books()
  const waiting = await guest.sees(id)
  const withoutCards = await elsewhere.sees((await elsewhere.books()).id)

  marketplace.clock.moveTo('2026-11-24T10:00')
  const ranOut = await guest.sees(id)

  const asked = [waiting, ranOut, withoutCards].map(({ wantsPayment, amountToPayNow }) => [wantsPayment, amountToPayNow.toRand()])
  expect(asked).toEqual([
    [true, 400],
    [false, 0],
    [false, 0],
  ])
})
