import { Money } from '@camp/domain/shared/money.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { describe, expect, it } from 'vitest'
import { aGuestOf, aSubmission } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCampWithoutCards } from '../testing/kwena-camp.ts'
import { givenHold } from './testing/given-hold.ts'

describe('the guest of a submission', () => {
  it('gets one account, however many reservations and however the address is written', async () => {
    const marketplace = givenMarketplace()
    const guest = aGuestOf(marketplace)
    const one = await guest.books()
    const other = await guest.books({ from: '2027-03-01', to: '2027-03-02' }, { email: 'THANDI@example.test' })

    const [first, second] = await Promise.all([one, other].map(({ id }) => marketplace.reservations.find(id)))

    expect(first).toMatchObject({ guest: { userId: expect.any(String), firstName: 'Thandi', email: 'thandi@example.test' } })
    expect(second).toMatchObject({ guest: { userId: (first as { guest: { userId: string } }).guest.userId } })
  })

  it.each([
    [true, { at: aMoment().now, wording: 'guest-details-2026-11' }],
    [false, null],
  ])('who says %s to marketing is taken at their word', async (optIntoMarketing, marketingConsent) => {
    const { marketplace, guest, id } = await givenHold()

    await guest.submits(id, { optIntoMarketing })

    expect(marketplace.users.asked).toMatchObject([{ marketingConsent }])
  })

  it('without a number hears by e-mail, and the gateway is told none', async () => {
    const { marketplace, guest, id } = await givenHold()

    await guest.submits(id, { countryCode: null, cell: null })

    const messages = await marketplace.outbox.list({ reservationId: id, limit: 10 })
    const toGuest = messages.filter(({ event }) => event === 'submitted')
    expect(toGuest.map(({ channel, state }) => [channel, state])).toEqual([
      ['app', 'skipped'],
      ['email', 'pending'],
    ])
    expect(marketplace.gateway.requests()[0]?.customer.mobile).toBe('')
  })
})

describe('the payment of a submission', () => {
  it('leads to our own page while the gateway is down', async () => {
    const { marketplace, guest, id } = await givenHold()
    marketplace.gateway.goDown()

    const submitted = await guest.submits(id)

    expect(submitted).toMatchObject({ status: 'pending', payment: { url: `https://camp.test/r/${id}/confirm` } })
  })

  it('hides no fault of ours behind our own page', async () => {
    const startCheckout = () => Promise.reject(new TypeError('a fault of ours'))
    const marketplace = givenMarketplace({
      gatewayAs: (gateway) =>
        new Proxy(gateway, { get: (target, name) => (name === 'createCheckout' ? startCheckout : Reflect.get(target, name)) }),
    })
    const { id } = await aGuestOf(marketplace).holds()

    await expect(marketplace.submitReservation.execute(aSubmission(id))).rejects.toThrow('a fault of ours')
  })

  it('is none where the organisation takes no cards', async () => {
    const marketplace = givenMarketplace({ campsites: [kwenaCampWithoutCards()] })
    const guest = aGuestOf(marketplace)

    const submitted = await guest.books()

    expect(submitted).toMatchObject({ status: 'pending', amountDueUpFront: Money.rand(400), payment: null })
    expect(marketplace.gateway.requests()).toEqual([])
  })
})
