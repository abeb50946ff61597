import { Money } from '@camp/domain/shared/money.ts'
import { describe, expect, it } from 'vitest'
import { system } from '../shared/actor.ts'
import { aGuestOf, checkoutOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'

/** R800.00 asked; then the gateway says what became of it. */
async function givenReported(resultCode: string, amount?: Money) {
  const marketplace = givenMarketplace()
  const guest = aGuestOf(marketplace)
  const { id, payment } = await guest.books({}, { payInFull: true })
  await guest.tells(marketplace.gateway.report(checkoutOf(payment), resultCode, amount))
  const shown = await marketplace.showReservationToDesk.execute({ actor: system('desk'), idOrReference: id })
  if (!shown.ok) throw new Error(shown.refusal.code)
  const { status, amountPaid, paymentsToCheck } = { ...shown.value.reservation, ...shown.value }
  return { status, amountPaid, paymentsToCheck }
}

describe('a payment at which somebody has to look', () => {
  it('is one that moved with a review: it counts', async () => {
    expect(await givenReported('000.400.000')).toMatchObject({
      status: 'confirmed',
      amountPaid: Money.rand(800),
      paymentsToCheck: [{ why: 'bank-asks', amount: Money.rand(800), resultCode: '000.400.000', method: { last4: '0091' } }],
    })
  })

  it('is one of another amount than was asked: it does not count', async () => {
    expect(await givenReported('000.000.000', Money.rand(8))).toMatchObject({
      status: 'pending',
      amountPaid: Money.zero(),
      paymentsToCheck: [{ why: 'differs', amount: Money.rand(800) }],
    })
  })

  it.each(['000.000.000', '800.100.152', '000.200.000', '100.396.104'])('is none that ended as %s', async (code) => {
    expect((await givenReported(code)).paymentsToCheck).toEqual([])
  })
})
