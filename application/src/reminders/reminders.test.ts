import { Money } from '@camp/domain/shared/money.ts'
import { describe, expect, it } from 'vitest'
import { aGuestOf, checkoutOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'

/**
 * A stay from 1 February 2027 with R400.00 paid and R400.00 due on 18 January, and another that is paid in
 * full.
 */
async function givenBalance({ isChosen = true } = {}) {
  const marketplace = givenMarketplace({ cancelsOverdue: () => isChosen })
  const guest = aGuestOf(marketplace)
  const { plots } = marketplace.campsites[0]!
  const { id, payment } = await guest.books({ plots: plots.slice(0, 1) })
  await guest.pays(payment)
  const paid = await guest.books({ plots: plots.slice(1, 2) }, { payInFull: true })
  await guest.pays(paid.payment)
  const { sendPaymentReminders, cancelOverdueReservations, clock, outbox } = marketplace
  const remind = async (local: string, dryRun = false) => {
    clock.moveTo(local)
    return (await sendPaymentReminders.execute({ dryRun })).reminded
  }
  const leave = async () => {
    for (const message of await outbox.list({ state: 'pending', limit: 100 })) await outbox.markSent(message.id, clock.now())
  }
  const cancel = async (local: string, dryRun = false) => {
    clock.moveTo(local)
    return (await cancelOverdueReservations.execute({ dryRun })).cancelled
  }
  const reminders = async () => (await guest.hears(id)).filter((event) => event === 'payment-due')
  return { marketplace, guest, id, paid, remind, leave, cancel, reminders }
}

const dryRun = true

describe('reminding of a balance', () => {
  it('is done seven and two days before it is due, by every channel of the guest, each once', async () => {
    const { marketplace, id, remind, reminders } = await givenBalance()

    expect(await remind('2027-01-11T08:59')).toEqual([])
    expect(await remind('2027-01-11T09:00', dryRun)).toMatchObject([{ id, daysBefore: 7, balance: Money.rand(400) }])
    expect(await reminders()).toEqual([])
    expect(await remind('2027-01-11T09:00')).toHaveLength(1)
    for (const again of ['2027-01-11T09:00', '2027-01-12T09:00', '2027-01-16T08:00']) expect(await remind(again)).toEqual([])
    expect(await remind('2027-01-16T09:00')).toMatchObject([{ id, daysBefore: 2 }])
    expect(await remind('2027-01-17T09:00')).toEqual([])

    const messages = await marketplace.outbox.list({ reservationId: id, limit: 100 })
    const about = messages.filter(({ event }) => event === 'payment-due').map(({ channel, type }) => `${channel} ${type}`)
    expect(about.toSorted()).toEqual([
      ...['app payment_due_reminder', 'app payment_due_reminder'],
      ...['email payment_due_reminder', 'email payment_due_reminder'],
    ])
  })

  it('says the first days late, and of two missed ones the later', async () => {
    const late = await givenBalance()
    const missed = await givenBalance()

    expect(await late.remind('2027-01-14T15:00')).toMatchObject([{ daysBefore: 7 }])
    expect(await missed.remind('2027-01-18T15:00')).toMatchObject([{ daysBefore: 2 }])
    expect(await missed.remind('2027-01-18T16:00')).toEqual([])
    expect(await missed.remind('2027-01-19T10:00')).toEqual([])
  })

  it('is not done when the balance was paid, or the booking cancelled', async () => {
    const paid = await givenBalance()
    const cancelled = await givenBalance()
    const balance = await paid.marketplace.confirmAsGuest.execute({ id: paid.id })
    if (!balance.ok) throw new Error(balance.refusal.code)
    await paid.guest.pays(balance.value.payment)
    await cancelled.guest.cancels(cancelled.id)

    expect(await paid.remind('2027-01-11T09:00')).toEqual([])
    expect(await cancelled.remind('2027-01-11T09:00')).toEqual([])
  })
})

it('a booking that cannot be read keeps none of those behind it waiting', async () => {
  const { marketplace, id, reminders } = await givenBalance()
  const { reservations, paymentReminders, clock } = marketplace.ports
  clock.moveTo('2027-01-11T09:00')
  const broken = 'broken' as typeof id
  const known = paymentReminders.toSay.bind(paymentReminders)
  paymentReminders.toSay = async (days) => [broken, ...(await known(days))]
  const readable = reservations.findForChange.bind(reservations)
  reservations.findForChange = async (one) => {
    if (one === broken) throw new Error('it cannot be read')
    return readable(one)
  }

  const reminding = marketplace.sendPaymentReminders.execute({ dryRun: false })

  await expect(reminding).rejects.toThrow('1 could not be done, the first of them broken: it cannot be read')
  expect(await reminders()).not.toEqual([])
})

describe('a balance that is overdue by three days after two reminders', () => {
  async function givenOverdue(facts?: Parameters<typeof givenBalance>[0]) {
    const booking = await givenBalance(facts)
    for (const day of ['2027-01-11T09:00', '2027-01-16T09:00']) {
      await booking.remind(day)
      await booking.leave()
    }
    return booking
  }

  it('cancels the booking where the campsite chose it, with the refund of its policy, and tells the guest', async () => {
    const { marketplace, guest, id, paid, cancel } = await givenOverdue()

    expect(await cancel('2027-01-20T23:00')).toEqual([])
    expect(await cancel('2027-01-21T08:59')).toEqual([])
    const planned = await cancel('2027-01-21T09:00', dryRun)
    expect(await guest.sees(id)).toMatchObject({ status: 'partiallyPaid' })
    expect(await cancel('2027-01-21T09:00')).toEqual(planned)
    expect(await cancel('2027-01-21T10:00')).toEqual([])

    expect(planned).toMatchObject([{ id, balance: Money.rand(400), refundAmount: Money.rand(200) }])
    expect(await guest.sees(id)).toMatchObject({ status: 'cancelled' })
    expect(await guest.sees(paid.id)).toMatchObject({ status: 'confirmed' })
    expect((await marketplace.reservations.history(id)).at(-1)).toMatchObject({ by: 'cancel-overdue', why: 'balance-overdue' })
    expect((await marketplace.payments.refundTasksOf(id)).map(({ amount }) => amount)).toEqual([Money.rand(200)])
    expect((await guest.hears(id)).at(-1)).toBe('cancelled')
  })

  it('does not where the campsite did not choose it', async () => {
    const { cancel } = await givenOverdue({ isChosen: false })

    expect(await cancel('2027-01-21T09:00')).toEqual([])
  })

  it('does not when one of the reminders never left', async () => {
    const { remind, leave, cancel } = await givenBalance()
    await remind('2027-01-11T09:00')
    await remind('2027-01-16T09:00')

    expect(await cancel('2027-01-21T09:00')).toEqual([])
    await leave()
    expect(await cancel('2027-01-21T09:00')).toHaveLength(1)
  })

  it('does not while a payment is on its way', async () => {
    const { marketplace, id, cancel } = await givenOverdue()
    const balance = await marketplace.confirmAsGuest.execute({ id })
    if (!balance.ok) throw new Error(balance.refusal.code)
    const [attempt] = (await marketplace.payments.attemptsOf(id)).toReversed()
    await marketplace.payments.saveAttempt({ ...attempt!, state: 'pending' })

    expect(await cancel('2027-01-21T09:00')).toEqual([])
  })

  it('does not while the guest is at the page of the gateway, and does when that page was left alone', async () => {
    const { marketplace, guest, id, cancel } = await givenOverdue()
    marketplace.clock.moveTo('2027-01-21T08:50')
    const balance = await guest.confirms(id)
    expect(await cancel('2027-01-21T09:00')).toEqual([])

    marketplace.gateway.timeOut(checkoutOf(balance.payment))
    await marketplace.settleCheckout.execute({ checkoutId: checkoutOf(balance.payment) })
    expect((await marketplace.payments.attemptsOf(id)).at(-1)?.state).toBe('uncertain')
    expect(await cancel('2027-01-22T08:45')).toEqual([])
    expect(await cancel('2027-01-22T09:00')).toMatchObject([{ id }])
  })

  it('leaves the day of arrival and what comes after it to the desk', async () => {
    const { cancel } = await givenOverdue()

    expect(await cancel('2027-02-01T09:00')).toEqual([])
  })
})
