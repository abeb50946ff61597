import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { aBookedStay } from './testing/a-booked-stay.ts'

/** R1 000.00 paid for a stay of R800.00: R200.00 are to go back, and the policy gives nothing. */
async function anOverpaidStay() {
  const stay = await aBookedStay()
  const { marketplace, command, id } = stay
  const paid = { amount: Money.rand(600), method: 'cash', reference: null, mayExceedBalance: true } as const
  await marketplace.recordDeskPayment.execute({ ...command, ...paid, paidOn: Temporal.PlainDate.from('2026-11-21') })
  marketplace.clock.moveTo('2027-01-31T10:00')
  const factsOf = async () => {
    const [message] = await marketplace.outbox.list({ reservationId: id, event: 'cancelled', limit: null })
    return message?.facts.money
  }
  return { ...stay, factsOf }
}

it('the desk reads before the click what goes back beside the refund, and so does the guest', async () => {
  const { marketplace, command, factsOf } = await anOverpaidStay()
  const cancel = { ...command, note: 'Sick', refund: { kind: 'policy' } as const }

  const shown = await marketplace.cancelAsStaff.execute({ ...cancel, dryRun: true })

  expect(shown).toMatchObject({ ok: true, value: { refundAmount: Money.zero(), promised: Money.rand(200) } })
  await marketplace.cancelAsStaff.execute(cancel)
  expect(await factsOf()).toMatchObject({ refundAmount: 0, promised: 20_000 })
})

it('nobody who never came pays for what was paid too much', async () => {
  const { marketplace, command } = await anOverpaidStay()
  marketplace.clock.moveTo('2027-02-02T10:00')

  expect(await marketplace.markNoShow.execute({ ...command, dryRun: true })).toMatchObject({
    ok: true,
    value: { promised: Money.rand(200) },
  })
})

it('the guest reads what goes back beside the refund, and cancelling costs no more than the stay', async () => {
  const { marketplace, id, factsOf } = await anOverpaidStay()

  expect(await marketplace.cancellationTerms.execute({ id })).toMatchObject({
    ok: true,
    value: { refundAmount: Money.zero(), promised: Money.rand(200) },
  })
  const cancelAt = (rand: number) => marketplace.cancelAsGuest.execute({ id, costsAtMost: Money.rand(rand) })
  expect(await cancelAt(799)).toEqual(refused({ code: 'costs_more' }))
  expect((await cancelAt(800)).ok).toBe(true)
  expect(await factsOf()).toMatchObject({ refundAmount: 0, promised: 20_000 })
})
