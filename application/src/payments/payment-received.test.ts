import type { RefundWish } from '@camp/domain/cancellation/refund-wish.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { aBookedStay, desk } from '../desk/testing/a-booked-stay.ts'
import { givenStandingStay } from '../reservations/amend/testing/given-stay.ts'
import { checkoutOf } from '../testing/a-guest-of.ts'
import type { Marketplace } from '../testing/given-marketplace.ts'

/** What guest and campsite hear by e-mail of money that leaves the booking where it stands. */
async function receiptsOf({ outbox }: Marketplace, id: ReservationId) {
  const messages = await outbox.list({ reservationId: id, channel: 'email', limit: 100 })
  const receipts = messages.filter(
    ({ event, occurrence }) => event === 'payment-received' || (event === 'booking-paid' && occurrence !== 'once'),
  )
  return receipts
    .map(({ event, state, facts: { money } }) => [event, state, (money.payment ?? 0) / 100, money.balance / 100])
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)))
}

const told = (rand: number, open = 0) => [
  ['booking-paid', 'pending', rand, open],
  ['payment-received', 'pending', rand, open],
]

/** Whoever left with R400.00 open, and the page on which it is paid. */
async function givenLeftOwing() {
  const stay = await aBookedStay()
  const { marketplace, guest, id, command } = stay
  marketplace.clock.moveTo('2027-02-05T09:00')
  await marketplace.checkOut.execute({ ...command, settlement: { kind: 'link' } })
  return { ...stay, payment: (await guest.confirms(id)).payment }
}

describe('money that comes in online', () => {
  it('for a confirmed stay that costs more now is told to guest and campsite, once', async () => {
    const { marketplace, guest, id, amends } = await givenStandingStay()
    await amends('2027-02-01', '2027-02-06')
    const { payment } = await guest.confirms(id)

    await guest.pays(payment)
    await guest.pays(payment)

    expect(await guest.sees(id)).toMatchObject({ status: 'confirmed', amountPaid: Money.rand(1000) })
    expect(await guest.hears(id)).toEqual(['submitted', 'confirmed', 'moved', 'payment-received'])
    expect(await receiptsOf(marketplace, id)).toEqual(told(200))
  })

  it('for a stay that is over is told to guest and campsite', async () => {
    const { marketplace, guest, id, payment, stored } = await givenLeftOwing()

    await guest.pays(payment)

    expect(await stored()).toMatchObject({ status: 'completed', amountPaid: Money.rand(800) })
    expect(await receiptsOf(marketplace, id)).toEqual(told(400))
  })

  it('for a guest who never came is told too', async () => {
    const { marketplace, guest, id, command } = await aBookedStay()
    const { payment } = await guest.confirms(id)
    marketplace.clock.moveTo('2027-02-02T09:00')
    await marketplace.markNoShow.execute(command)

    await guest.pays(payment)

    expect(await guest.hears(id)).toEqual(['submitted', 'deposit-received', 'no-show', 'payment-received'])
  })

  it('at the desk tells what it told before', async () => {
    const { marketplace, guest, id, amends } = await givenStandingStay()
    await amends('2027-02-01', '2027-02-06')
    const money = {
      amount: Money.rand(200),
      method: 'cash',
      reference: null,
      paidOn: Temporal.PlainDate.from('2026-11-21'),
    } as const

    await marketplace.recordDeskPayment.execute({ actor: desk, idOrReference: id, ...money })

    expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.rand(1000) })
    expect(await guest.hears(id)).toEqual(['submitted', 'confirmed', 'moved'])
    expect(await receiptsOf(marketplace, id)).toEqual([])
  })
})

describe('a voucher that its guest pays with', () => {
  const worth = (rand: number): RefundWish => ({ kind: 'voucher', amount: Money.rand(rand), isAgreed: true })

  /** For another booking of the same guest, which was cancelled. */
  async function givenVoucher(rand: number) {
    const stay = await aBookedStay()
    const { marketplace, command, guest } = stay
    const cancelled = await marketplace.cancelAsStaff.execute({ ...command, note: 'Comes next year', refund: worth(rand) })
    const code = (cancelled.ok && cancelled.value.voucher?.code) || ''
    const { id, payment } = await guest.books({ from: '2027-03-01', to: '2027-03-03' })
    return { marketplace, guest, id, payment, pays: () => marketplace.payByVoucher.execute({ id, code }) }
  }

  it('is told where it pays a part of the balance', async () => {
    const { marketplace, guest, id, payment, pays } = await givenVoucher(150)
    await guest.pays(payment)

    await pays()

    expect(await guest.sees(id)).toMatchObject({ status: 'partiallyPaid', balance: Money.rand(50) })
    expect(await receiptsOf(marketplace, id)).toEqual(told(150, 50))
  })

  it('is told with the confirmation where it pays a part of a pending booking', async () => {
    const { guest, id, pays } = await givenVoucher(150)

    await pays()

    expect(await guest.sees(id)).toMatchObject({ status: 'pending', amountPaid: Money.rand(150) })
    expect(await guest.hears(id)).toEqual(['submitted'])
  })
})

describe('a payment on its way', () => {
  it('for a stay that is over is told to the guest, and told again when it has come', async () => {
    const { marketplace, guest, id, payment } = await givenLeftOwing()

    await guest.tells(marketplace.gateway.leavePending(checkoutOf(payment)))
    expect(await guest.hears(id)).toEqual(['submitted', 'deposit-received', 'payment-due', 'payment-pending'])
    await guest.pays(payment)

    expect((await guest.hears(id)).at(-1)).toBe('payment-received')
  })
})
