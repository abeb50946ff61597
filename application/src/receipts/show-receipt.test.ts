import { receiptKey } from '@camp/domain/payments/receipt.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { aBookedStay } from '../desk/testing/a-booked-stay.ts'
import { ShowReceipt } from './show-receipt.ts'

const paidOn = Temporal.PlainDate.from('2026-11-20')

async function aPaidStay() {
  const stay = await aBookedStay()
  const { marketplace, command, id } = stay
  const cash = { amount: Money.rand(150), method: 'cash', reference: 'Slip 7', paidOn } as const
  await marketplace.recordDeskPayment.execute({ ...command, ...cash })
  const moves = await marketplace.payments.movesOf(id)
  const numbers = { vatNumber: '4012345678', registrationNumber: null }
  const paperRecords = { supplierNumbers: async () => numbers }
  const receipts = new ShowReceipt({ ...stay.marketplace.ports, paperRecords })
  const receiptOf = (moveId: string) => receipts.execute({ id, key: receiptKey(moveId) })
  return { ...stay, byCard: moves[0]?.id ?? '', inCash: moves[1]?.id ?? '', receiptOf }
}

describe('a receipt', () => {
  it('says what the desk received, when and how, and what is still open', async () => {
    const { inCash, receiptOf, simpleReference, id } = await aPaidStay()

    expect(await receiptOf(inCash)).toMatchObject({
      ok: true,
      value: {
        amount: Money.rand(150),
        method: 'cash',
        slip: 'Slip 7',
        paidOn,
        reference: simpleReference,
        campsite: { name: 'Kwena Camp', vatNumber: '4012345678' },
        plotNames: ['Stand 1'],
        total: Money.rand(800),
        paid: Money.rand(550),
        balance: Money.rand(250),
        isReversed: false,
        link: `https://camp.test/r/${id}/receipt/${receiptKey(inCash)}`,
      },
    })
  })

  it('is there for a payment online, and names no guest', async () => {
    const { byCard, receiptOf } = await aPaidStay()

    const shown = await receiptOf(byCard)

    expect(shown).toMatchObject({ ok: true, value: { amount: Money.rand(400), method: 'online', slip: null } })
    expect(JSON.stringify(shown)).not.toContain('Thandi')
  })

  it('says of a payment that was taken back that it does not count', async () => {
    const { marketplace, command, inCash, receiptOf } = await aPaidStay()

    await marketplace.reverseDeskPayment.execute({ ...command, note: 'Typed wrongly' })

    expect(await receiptOf(inCash)).toMatchObject({ ok: true, value: { isReversed: true, paid: Money.rand(400) } })
  })

  it('is none of another payment, or of another booking', async () => {
    const { marketplace, guest, inCash, receiptOf } = await aPaidStay()
    const other = await guest.books({ from: '2027-03-01', to: '2027-03-03' })

    expect(await receiptOf('000000000000')).toEqual(refused({ code: 'not-found' }))
    const receipts = new ShowReceipt({
      ...marketplace.ports,
      paperRecords: { supplierNumbers: async () => ({ vatNumber: null, registrationNumber: null }) },
    })
    expect(await receipts.execute({ id: other.id, key: receiptKey(inCash) })).toEqual(refused({ code: 'not-found' }))
  })
})
