import { Money } from '@camp/domain/shared/money.ts'
import { describe, expect, it } from 'vitest'
import { stands } from '../testing/a-campsite.ts'
import { aGuestOf, checkoutOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCamp } from '../testing/kwena-camp.ts'

/**
 * R800.00 due, R400.00 up front; the deposit was begun in two tabs, paid in the first, and the balance begun.
 */
async function givenThreeAttempts() {
  const marketplace = givenMarketplace()
  const guest = aGuestOf(marketplace)
  const { id, payment: first } = await guest.books()
  const { payment: second } = await guest.confirms(id)
  await guest.pays(first)
  const { payment: balance } = await guest.confirms(id)
  return { marketplace, guest, id, first: checkoutOf(first), second: checkoutOf(second), balance: checkoutOf(balance) }
}

type Step = 'second' | 'balance'

describe('a deposit and a balance of one reservation', () => {
  it.each([
    ['the balance first', ['balance', 'second']],
    ['the second deposit first', ['second', 'balance']],
  ] as const)('%s: each is captured once, and what was too much goes back once', async (_order, order) => {
    const { marketplace, guest, id, ...checkouts } = await givenThreeAttempts()
    const tells = async (step: Step) => {
      const notification = marketplace.gateway.pay(checkouts[step])
      for (const _again of [1, 2, 3]) await guest.tells(notification)
    }

    for (const step of order) await tells(step)
    for (const step of order) await tells(step)

    expect(await guest.sees(id)).toMatchObject({ status: 'confirmed', amountPaid: Money.rand(1200) })
    expect([...marketplace.payments.moved.values()].map(({ kind, cents }) => [kind, cents])).toEqual([
      ['capture', 40_000],
      ['capture', 40_000],
      ['capture', 40_000],
    ])
    const tasks = await marketplace.payments.refundTasksOf(id)
    expect(tasks.map(({ amount, reason }) => [amount.toRand(), reason])).toEqual([[400, 'overpayment']])
    expect(await guest.hears(id)).toEqual(['submitted', 'deposit-received', 'confirmed'])
    const items = (await marketplace.payments.movesOf(id)).flatMap((move) => move.items)
    expect(items.map(({ kind, amount }) => [kind, amount.toRand()]).toSorted()).toEqual(
      expect.arrayContaining([
        ['deposit', 400],
        ['overpaid', 400],
      ]),
    )
  })

  it('pays for each plot by its own rule', async () => {
    const camp = kwenaCamp()
    const [withRule, withoutRule] = stands
    const plots = camp.plots.map((plot) => (plot.id === withoutRule?.id ? { ...plot, paymentRuleId: null } : plot))
    const marketplace = givenMarketplace({ campsites: [{ ...camp, plots }] })
    const guest = aGuestOf(marketplace)
    const { id, payment } = await guest.books({ plots: [withRule!, withoutRule!] })

    await guest.pays(payment)
    await guest.pays((await guest.confirms(id)).payment)

    const items = (await marketplace.payments.movesOf(id)).flatMap((move) => move.items)
    expect(items.map(({ kind, plotName, amount }) => [kind, plotName, amount.toRand()])).toEqual([
      ['deposit', 'Stand 1', 400],
      ['deposit', 'Stand 2', 800],
      ['balance', 'Stand 1', 400],
    ])
  })

  it('names every attempt differently, and a try that failed never stands for another', async () => {
    const { marketplace, guest, id, balance } = await givenThreeAttempts()
    await guest.tells(marketplace.gateway.decline(balance))
    const { payment } = await guest.confirms(id)
    await guest.pays(payment)

    const attempts = await marketplace.payments.attemptsOf(id)

    expect(new Set(attempts.map(({ merchantTransactionId }) => merchantTransactionId)).size).toBe(4)
    expect(attempts.map(({ purpose, state }) => [purpose, state])).toEqual([
      ['deposit', 'successful'],
      ['deposit', 'created'],
      ['balance', 'declined'],
      ['balance', 'successful'],
    ])
    expect(await guest.sees(id)).toMatchObject({ status: 'confirmed', amountPaid: Money.rand(800) })
  })
})
