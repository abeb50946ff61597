import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { aBookedStay, desk, deskStrangers, elsewhere } from './testing/a-booked-stay.ts'

const paidOn = Temporal.PlainDate.from('2026-11-21')
const cash = (rand: number) => ({ amount: Money.rand(rand), method: 'cash' as const, reference: null, paidOn })

describe('recording a payment at the desk', () => {
  it('pays the balance, confirms, tells the guest, and stands with its day and its author', async () => {
    const { marketplace, command, stored, guest, id } = await aBookedStay()

    const paid = await marketplace.recordDeskPayment.execute({ ...command, ...cash(400), reference: 'Slip 12' })

    expect(paid).toMatchObject({ ok: true, value: { before: { balance: Money.rand(400) }, after: { balance: Money.zero() } } })
    expect(await stored()).toMatchObject({ status: 'confirmed', amountPaid: Money.rand(800) })
    expect(await guest.hears(id)).toEqual(['submitted', 'deposit-received', 'confirmed'])
    const shown = await marketplace.showReservationToDesk.execute({ actor: desk, idOrReference: id })
    expect(shown.ok && shown.value.moves.map(({ amount, offline }) => [amount.toRand(), offline?.reference])).toEqual([
      [400, undefined],
      [400, 'Slip 12'],
    ])
  })

  it('never takes more than is open unless told so; the surplus goes back by hand', async () => {
    const { marketplace, command, stored, id } = await aBookedStay()

    expect(await marketplace.recordDeskPayment.execute({ ...command, ...cash(500) })).toEqual(
      refused({ code: 'above-balance', balance: Money.rand(400) }),
    )
    expect((await stored()).amountPaid).toEqual(Money.rand(400))
    await marketplace.recordDeskPayment.execute({ ...command, ...cash(500), mayExceedBalance: true })

    expect((await stored()).amountPaid).toEqual(Money.rand(900))
    const tasks = await marketplace.payments.refundTasksOf(id)
    expect(tasks).toMatchObject([{ amount: Money.rand(100), reason: 'overpayment', state: 'manual', paymentAttemptId: null }])
  })

  it('gives back all of what is paid beyond a stay that is paid already, and no more', async () => {
    const { marketplace, command, id } = await aBookedStay()
    await marketplace.recordDeskPayment.execute({ ...command, ...cash(400) })

    await marketplace.recordDeskPayment.execute({ ...command, ...cash(50), mayExceedBalance: true })
    await marketplace.recordDeskPayment.execute({ ...command, ...cash(30), mayExceedBalance: true })

    const tasks = await marketplace.payments.refundTasksOf(id)
    expect(tasks.map(({ amount }) => amount.toRand())).toEqual([50, 30])
  })

  it.each([
    ['nothing', cash(0), 'amount-not-positive'],
    ['less than nothing', { ...cash(1), amount: Money.rand(-1) }, 'amount-not-positive'],
    ['tomorrow', { ...cash(1), paidOn: paidOn.add({ days: 1 }) }, 'paid-in-future'],
  ] as const)('refuses %s', async (_what, payment, code) => {
    const { marketplace, command } = await aBookedStay()

    expect(await marketplace.recordDeskPayment.execute({ ...command, ...payment })).toEqual(refused({ code }))
  })

  it('takes a reference of a hundred characters at most', async () => {
    const { marketplace, command } = await aBookedStay()
    const record = (letters: number) =>
      marketplace.recordDeskPayment.execute({ ...command, ...cash(1), reference: 'x'.repeat(letters), dryRun: true })

    expect(await record(101)).toEqual(refused({ code: 'reference-too-long', most: 100 }))
    expect((await record(100)).ok).toBe(true)
  })

  it('refuses a slip in the year, with the earliest day that is believed (rule D25)', async () => {
    const { marketplace, command, stored } = await aBookedStay()
    const record = (day: string) =>
      marketplace.recordDeskPayment.execute({ ...command, ...cash(40), paidOn: Temporal.PlainDate.from(day) })

    const earliest = Temporal.PlainDate.from('2026-09-22')
    expect(await record('2016-11-21')).toEqual(refused({ code: 'paid-too-early', earliest }))
    expect(await record('2026-09-21')).toEqual(refused({ code: 'paid-too-early', earliest }))
    expect((await record('2026-09-22')).ok).toBe(true)
    expect((await stored()).amountPaid).toEqual(Money.rand(440))
  })

  it('is written down once by whoever may say it twice, unless that is meant (rule D22)', async () => {
    const { marketplace, command, stored } = await aBookedStay()
    const record = (facts: object = {}) =>
      marketplace.recordDeskPayment.execute({ ...command, ...cash(40), mustBeNew: true, ...facts })
    await record()

    const repeated = refused({ code: 'payment-recorded' })
    expect([await record(), await record({ dryRun: true }), await record({ reference: ' ' })]).toEqual([
      repeated,
      repeated,
      repeated,
    ])
    const others = [{ mustBeNew: false }, { amount: Money.rand(41) }, { method: 'eft' }, { reference: 'Slip 12' }]
    for (const other of [...others, { paidOn: paidOn.subtract({ days: 1 }) }]) expect((await record(other)).ok).toBe(true)
    expect((await stored()).amountPaid).toEqual(Money.rand(400 + 5 * 40 + 41))
  })

  it('is written down again after it was reversed', async () => {
    const { marketplace, command } = await aBookedStay()
    const record = () => marketplace.recordDeskPayment.execute({ ...command, ...cash(40), mustBeNew: true })
    await record()

    await marketplace.reverseDeskPayment.execute({ ...command, note: 'Another booking' })

    expect((await record()).ok).toBe(true)
    expect(await record()).toEqual(refused({ code: 'payment-recorded' }))
  })

  it('takes a line of the bank statement once', async () => {
    const { marketplace, command, stored } = await aBookedStay()
    const bankLine = { organisationId: (await stored()).organisationId, identity: 'line-1' }
    const record = () => marketplace.recordDeskPayment.execute({ ...command, ...cash(40), bankLine })

    expect((await record()).ok).toBe(true)
    expect(await record()).toEqual(refused({ code: 'line-recorded' }))
    expect(await stored()).toMatchObject({ amountPaid: Money.rand(440) })
  })

  it('takes no line of the bank statement of another campsite', async () => {
    const { marketplace, command, stored } = await aBookedStay()
    const bankLine = { organisationId: elsewhere.organisation.id, identity: 'line-1' }

    const recorded = await marketplace.recordDeskPayment.execute({ ...command, ...cash(40), bankLine })

    expect(recorded).toEqual(refused({ code: 'not-found' }))
    expect(await stored()).toMatchObject({ amountPaid: Money.rand(400) })
  })

  it('is refused once the reservation is cancelled', async () => {
    const { marketplace, command, guest, id } = await aBookedStay()
    await guest.cancels(id)

    expect(await marketplace.recordDeskPayment.execute({ ...command, ...cash(10) })).toEqual(
      refused({ code: 'already_cancelled' }),
    )
  })
})

describe('cancelling at the desk', () => {
  it('shows what the policy gives back, and all of it on death or hospitalisation, before anything changes', async () => {
    const { marketplace, command, stored } = await aBookedStay()
    marketplace.clock.moveTo('2027-01-20T10:00')
    const tried = (kind: 'full' | 'policy') =>
      marketplace.cancelAsStaff.execute({ ...command, note: 'In hospital', refund: { kind }, dryRun: true })

    expect(await tried('policy')).toMatchObject({ ok: true, value: { refundAmount: Money.rand(200) } })
    expect(await tried('full')).toMatchObject({ ok: true, value: { refundAmount: Money.rand(400), messages: [{}, {}] } })
    expect((await stored()).status).toBe('partiallyPaid')
  })

  it('leaves what was paid in cash to the desk, and closes the task with its proof', async () => {
    const { marketplace, command, stored, guest, id } = await aBookedStay()
    await marketplace.recordDeskPayment.execute({ ...command, ...cash(400) })
    await marketplace.cancelAsStaff.execute({ ...command, note: 'Flood', refund: { kind: 'full' } })
    const byCard = (await marketplace.payments.refundTasksOf(id)).find(({ state }) => state === 'open')
    const byHand = (await marketplace.payments.refundTasksOf(id)).find(({ state }) => state === 'manual')
    const closing = { ...command, taskId: byHand?.id ?? '', method: 'eft' as const, reference: 'FNB 4711', paidOn }

    expect(await marketplace.closeRefundTask.execute({ ...closing, reference: ' ' })).toEqual(
      refused({ code: 'reference-missing' }),
    )
    expect(await marketplace.closeRefundTask.execute({ ...closing, reference: 'x'.repeat(101) })).toEqual(
      refused({ code: 'reference-too-long', most: 100 }),
    )
    expect(await marketplace.closeRefundTask.execute({ ...closing, paidOn: paidOn.add({ days: 1 }) })).toEqual(
      refused({ code: 'paid-in-future' }),
    )
    expect(await marketplace.closeRefundTask.execute({ ...closing, paidOn: paidOn.subtract({ days: 1 }) })).toEqual(
      refused({ code: 'paid-too-early', earliest: paidOn }),
    )
    expect(await marketplace.closeRefundTask.execute({ ...closing, taskId: byCard?.id ?? '' })).toEqual(
      refused({ code: 'refund-under-way' }),
    )
    expect(await marketplace.closeRefundTask.execute(closing)).toMatchObject({
      ok: true,
      value: { refundAmount: Money.rand(400) },
    })
    expect(await marketplace.closeRefundTask.execute(closing)).toMatchObject({ ok: true, value: { isDoneBefore: true } })

    expect((await stored()).amountPaid).toEqual(Money.rand(400))
    expect(await guest.hears(id)).toEqual(['submitted', 'deposit-received', 'confirmed', 'cancelled', 'refunded'])
  })

  it('gives cash back without a reference, which it has none of', async () => {
    const { marketplace, command, id } = await aBookedStay()
    await marketplace.recordDeskPayment.execute({ ...command, ...cash(500), mayExceedBalance: true })
    const [task] = await marketplace.payments.refundTasksOf(id)
    const closing = { ...command, taskId: task?.id ?? '', method: 'cash' as const, reference: ' ', paidOn }

    expect(await marketplace.closeRefundTask.execute(closing)).toMatchObject({
      ok: true,
      value: { refundAmount: Money.rand(100) },
    })
    const back = (await marketplace.payments.movesOf(id)).find(({ kind }) => kind === 'refund')
    expect(back).toMatchObject({ amount: Money.rand(100), offline: { method: 'cash', reference: null } })
  })

  it('closes a card refund by hand only when somebody has looked at the gateway', async () => {
    const { marketplace, command, id } = await aBookedStay()
    await marketplace.cancelAsStaff.execute({ ...command, note: 'Flood', refund: { kind: 'full' } })
    const [task] = await marketplace.payments.refundTasksOf(id)
    if (task) await marketplace.payments.closeRefundTask(task, null)
    const closing = { ...command, taskId: task?.id ?? '', method: 'eft' as const, reference: 'FNB 1', paidOn }

    expect(await marketplace.closeRefundTask.execute(closing)).toEqual(refused({ code: 'gateway-not-checked' }))
    expect((await marketplace.closeRefundTask.execute({ ...closing, isGatewayChecked: true })).ok).toBe(true)
  })

  it('a card refund of which the gateway gave no clear answer and which it paid is a refund of the gateway', async () => {
    const { marketplace, command, stored, guest, id } = await aBookedStay()
    await marketplace.cancelAsStaff.execute({ ...command, note: 'Flood', refund: { kind: 'full' } })
    const [task] = await marketplace.payments.refundTasksOf(id)
    if (task) await marketplace.payments.closeRefundTask(task, null)
    const seen = { ...command, taskId: task?.id ?? '', reference: ' refund-7 ', isPaidByGateway: true as const }
    const shown = async () => marketplace.showReservationToDesk.execute({ actor: desk, idOrReference: id })
    expect(await shown()).toMatchObject({ ok: true, value: { refundTasks: [{ isUnclear: true }] } })

    expect(await marketplace.closeRefundTask.execute({ ...seen, reference: ' ' })).toEqual(refused({ code: 'reference-missing' }))
    const closed = await marketplace.closeRefundTask.execute(seen)

    expect(closed).toMatchObject({ ok: true, value: { refundAmount: Money.rand(400), after: { amountPaid: Money.zero() } } })
    expect(await marketplace.closeRefundTask.execute(seen)).toMatchObject({ ok: true, value: { isDoneBefore: true } })
    expect((await stored()).amountPaid).toEqual(Money.zero())
    const back = (await marketplace.payments.movesOf(id)).filter(({ kind }) => kind === 'refund')
    expect(back).toMatchObject([{ amount: Money.rand(400), offline: null }])
    expect(await marketplace.payments.refundTasksOf(id)).toMatchObject([{ state: 'done' }])
    expect((await guest.hears(id)).at(-1)).toBe('refunded')
    const history = await shown()
    expect(history.ok && history.value.history.find(({ kind }) => kind === 'paid-back')).toMatchObject({
      by: desk.kind === 'user' ? desk.userId : '',
      amount: Money.rand(400),
    })
  })

  it('the gateway has paid back only what came by it, each refund once', async () => {
    const { marketplace, command, id } = await aBookedStay()
    await marketplace.recordDeskPayment.execute({ ...command, ...cash(400) })
    await marketplace.cancelAsStaff.execute({ ...command, note: 'Flood', refund: { kind: 'full' } })
    const tasks = await marketplace.payments.refundTasksOf(id)
    const [byCard, byHand] = [true, false].map((isByCard) => tasks.find((task) => (task.paymentAttemptId !== null) === isByCard))
    await marketplace.payments.closeRefundTask(byCard!, null)
    const told = await marketplace.payments.movesOf(id)
    const seen = { ...command, reference: told[0]?.id ?? '', isPaidByGateway: true as const }

    expect(await marketplace.closeRefundTask.execute({ ...seen, taskId: byHand!.id })).toEqual(
      refused({ code: 'not-with-gateway' }),
    )
    expect(await marketplace.closeRefundTask.execute({ ...seen, taskId: byCard!.id })).toEqual(
      refused({ code: 'reference-recorded' }),
    )
  })

  it('does not close the task of another reservation', async () => {
    const { marketplace, command, guest } = await aBookedStay()
    const other = await guest.books({ from: '2027-03-01', to: '2027-03-03' })
    await guest.pays(other.payment)
    await marketplace.cancelAsStaff.execute({ actor: desk, idOrReference: other.id, note: 'Flood', refund: { kind: 'full' } })
    const [task] = await marketplace.payments.refundTasksOf(other.id)

    const closing = { ...command, taskId: task?.id ?? '', method: 'eft' as const, reference: 'FNB 1', paidOn }
    expect(await marketplace.closeRefundTask.execute(closing)).toEqual(refused({ code: 'not-found' }))
  })

  it.each(deskStrangers)('takes no money and gives none back for %s', async (_who, actor) => {
    const { marketplace, command } = await aBookedStay()
    const asked = { ...command, actor }

    expect(await marketplace.recordDeskPayment.execute({ ...asked, ...cash(1) })).toEqual(refused({ code: 'not-found' }))
    expect(await marketplace.cancelAsStaff.execute({ ...asked, note: 'x', refund: { kind: 'full' } })).toEqual(
      refused({ code: 'not-found' }),
    )
  })
})
