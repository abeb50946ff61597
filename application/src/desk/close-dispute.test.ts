import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { disputed, givenPaid, movesOf } from '../payments/testing/given-paid.ts'
import { system } from '../shared/actor.ts'
import { checkoutOf } from '../testing/a-guest-of.ts'

const staff = system('test')

describe('the end of a dispute, as staff write it down', () => {
  const close = async (
    { marketplace, id }: Awaited<ReturnType<typeof givenPaid>>,
    ending: 'won' | 'lost',
    note = 'FNB 17 Dec',
  ) => {
    const [dispute] = await marketplace.payments.disputesOf(id)
    const command = { actor: staff, idOrReference: id, disputeId: dispute?.id ?? '', ending, note }
    return marketplace.closeDispute.execute(command)
  }

  it('lost: the money is gone', async () => {
    const paid = await givenPaid()
    await paid.disputes()

    const closed = await close(paid, 'lost')

    expect(closed.ok).toBe(true)
    expect(await paid.guest.sees(paid.id)).toMatchObject({ amountPaid: Money.zero() })
    expect(await paid.marketplace.payments.disputesOf(paid.id)).toMatchObject([{ state: 'lost', note: 'FNB 17 Dec' }])
    expect(await paid.marketplace.listAllMoneyTasks.execute({ actor: staff })).toEqual(accepted([]))
  })

  it('won: it counts as paid again, and a later word of the gateway changes nothing more', async () => {
    const paid = await givenPaid()
    await paid.disputes()

    await close(paid, 'won')
    await paid.returns()

    expect(await paid.guest.sees(paid.id)).toMatchObject({ amountPaid: Money.rand(800) })
    expect((await movesOf(paid.marketplace, paid.id)).map(([kind]) => kind)).toEqual([
      'capture',
      'chargeback',
      'chargeback-reversal',
    ])
    expect(await paid.marketplace.payments.attemptsOf(paid.id)).toMatchObject([{ state: 'successful' }])
  })

  it('won: the dispute is not opened anew when the gateway repeats it, and a later one is', async () => {
    const paid = await givenPaid()
    await paid.disputes()
    await close(paid, 'won')

    const { marketplace, id, guest, payment, disputes } = paid
    await disputes()
    expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.rand(800) })
    expect(await marketplace.payments.disputesOf(id)).toHaveLength(1)

    marketplace.clock.moveTo('2027-01-05T10:00')
    await guest.tells(marketplace.gateway.report(checkoutOf(payment), disputed))
    expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.zero() })
  })

  it('won, of a booking cancelled meanwhile: what its policy gives back goes back', async () => {
    const paid = await givenPaid()
    const { marketplace, guest, id } = paid
    await paid.disputes()
    marketplace.clock.moveTo('2027-01-22T10:00')
    await guest.cancels(id)

    await close(paid, 'won')

    expect(await marketplace.payments.refundTasksOf(id)).toMatchObject([
      { state: 'open', reason: 'cancellation', amount: Money.rand(400) },
    ])
  })

  it.each([
    ['won', 'confirmed', 800, ['submitted', 'deposit-received', 'payment-received', 'confirmed']],
    ['lost', 'partiallyPaid', 400, ['submitted', 'deposit-received', 'payment-received']],
  ] as const)('%s: the guest, who paid the balance meanwhile, is %s', async (ending, status, rand, heard) => {
    const paid = await givenPaid({ payInFull: false })
    const { guest, id } = paid
    const balance = (await guest.confirms(id)).payment
    await paid.disputes()
    await guest.pays(balance)

    await close(paid, ending)

    expect(await guest.sees(id)).toMatchObject({ status, amountPaid: Money.rand(rand) })
    expect(await guest.hears(id)).toEqual(heard)
  })

  it('won, of a booking cancelled meanwhile with a refund on its way: no more than the policy gives goes back', async () => {
    const paid = await givenPaid({ payInFull: false })
    const { marketplace, guest, id } = paid
    const balance = (await guest.confirms(id)).payment
    await paid.disputes()
    await guest.pays(balance)
    marketplace.clock.moveTo('2027-01-22T10:00')
    await guest.cancels(id)

    await close(paid, 'won')

    expect(await guest.sees(id)).toMatchObject({ status: 'cancelled', amountPaid: Money.rand(800) })
    expect((await marketplace.payments.refundTasksOf(id)).map(({ amount }) => amount.toRand())).toEqual([200, 200])
  })

  it('wants a reason, and is written once', async () => {
    const paid = await givenPaid()
    await paid.disputes()

    expect(await close(paid, 'lost', ' ')).toEqual(refused({ code: 'note-missing' }))
    expect(await close(paid, 'lost', 'x'.repeat(2001))).toEqual(refused({ code: 'note-too-long', most: 2000 }))
    await close(paid, 'lost')
    expect(await close(paid, 'won')).toMatchObject({ ok: true, value: { isDoneBefore: true } })
    expect(await paid.guest.sees(paid.id)).toMatchObject({ amountPaid: Money.zero() })
  })
})
