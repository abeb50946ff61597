import { Money } from '@camp/domain/shared/money.ts'
import { expect, it } from 'vitest'
import { desk } from '../desk/testing/a-booked-stay.ts'
import { aGuestOf, checkoutOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'

/** R800.00 due; all of it, or what follows the deposit, is with the bank. */
async function givenMoneyWithBank({ hasDeposit = false } = {}) {
  const marketplace = givenMarketplace()
  const guest = aGuestOf(marketplace)
  const { id, payment: first } = await guest.books({}, { payInFull: !hasDeposit })
  if (hasDeposit) await guest.pays(first)
  const payment = hasDeposit ? (await guest.confirms(id)).payment : first
  await guest.tells(marketplace.gateway.leavePending(checkoutOf(payment)))
  const terms = async () => {
    const answer = await marketplace.cancellationTerms.execute({ id })
    if (!answer.ok) throw new Error('the booking is gone')
    return answer.value
  }
  const ofCancellation = async () => {
    const messages = await marketplace.outbox.list({ reservationId: id, event: 'cancelled', limit: 10 })
    return messages.map(({ facts }) => facts.money.underWay)
  }
  const sendRefunds = () => marketplace.sendRefunds.execute({ limit: 10 })
  return { marketplace, guest, id, payment, terms, ofCancellation, sendRefunds }
}

it('money that is with the bank is shown before and after cancelling, and said in the message', async () => {
  const { guest, id, terms, ofCancellation } = await givenMoneyWithBank()

  expect((await terms()).reservation.underWay).toEqual(Money.rand(800))
  await guest.cancels(id)

  expect((await terms()).reservation).toMatchObject({ status: 'cancelled', underWay: Money.rand(800) })
  expect((await guest.sees(id)).cancellation?.refundAmount).toEqual(Money.zero())
  expect(new Set(await ofCancellation())).toEqual(new Set([80_000]))
})

it('the message of a cancellation says so too where the desk cancels, and when it is sent again', async () => {
  const { marketplace, id, ofCancellation } = await givenMoneyWithBank()
  const command = { actor: desk, idOrReference: id }
  await marketplace.cancelAsStaff.execute({ ...command, dryRun: false, note: 'Flood', refund: { kind: 'full' } })
  const once = (await ofCancellation()).length

  await marketplace.resendMessage.execute(command)

  const said = await ofCancellation()
  expect(said.length).toBeGreaterThan(once)
  expect(new Set(said)).toEqual(new Set([80_000]))
})

it('the message of a booking that lapses says so', async () => {
  const { marketplace, id } = await givenMoneyWithBank()
  marketplace.clock.moveTo('2027-01-19T10:00')

  await marketplace.sweepHolds.execute({ dryRun: false })

  const [lapsed] = await marketplace.outbox.list({ reservationId: id, event: 'expired', limit: 10 })
  expect(lapsed?.facts.money.underWay).toBe(80_000)
})

it.each([
  ['nothing', false, 0, 800],
  ['a deposit', true, 400, 800],
])(
  'what comes in after %s was paid and cancelled is shown as coming back, also once it has',
  async (_, hasDeposit, before, after) => {
    const { guest, id, payment, sendRefunds } = await givenMoneyWithBank({ hasDeposit })
    await guest.cancels(id)
    const refund = async () => (await guest.sees(id)).cancellation?.refundAmount
    expect(await refund()).toEqual(Money.rand(before))

    await guest.pays(payment)

    expect(await refund()).toEqual(Money.rand(after))
    await sendRefunds()
    expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.zero(), underWay: null })
    expect(await refund()).toEqual(Money.rand(after))
  },
)
