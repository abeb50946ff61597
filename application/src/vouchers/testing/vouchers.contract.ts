import type { BookedMethod } from '@camp/domain/payments/offline-payment.ts'
import type { OrganisationId, VoucherId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import type { VoucherState } from '@camp/domain/vouchers/credit-voucher.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Payments } from '../../payments/payments.ts'
import type { Reservations } from '../../reservations/reservations.ts'
import { aHoldOn, asHeld, campsite, stands, testId } from '../../testing/a-campsite.ts'
import type { VoucherSort, Vouchers } from '../vouchers.ts'

export interface VouchersFixture {
  readonly reservations: Pick<Reservations, 'add'>
  readonly payments: Payments
  readonly vouchers: Vouchers
  readonly stop: () => Promise<void>
}

const { id: organisationId } = campsite.organisation
const from = aHoldOn(stands.slice(0, 1))
const later = aHoldOn(stands.slice(1, 2), { id: 'hold-2', simpleReference: '482-913-108' })
const day = Temporal.PlainDate.from('2026-12-01')
const expiresOn = Temporal.PlainDate.from('2029-12-01')

export function vouchersContract(adapter: string, start: () => Promise<VouchersFixture>): void {
  let fixture: VouchersFixture
  beforeEach(async () => {
    fixture = await start()
    await fixture.reservations.add(from, asHeld)
    await fixture.reservations.add(later, asHeld)
  })
  afterEach(() => fixture.stop())

  const idOf = (number: number) => testId(7000 + number) as VoucherId
  const codeOf = (number: number) => `K7QM-2XWD-9RT${number + 2}`
  const offlineOf = (number: number) => {
    const method: BookedMethod = 'credit-voucher'
    return { method, voucherId: idOf(number), reference: codeOf(number), paidOn: day, recordedBy: 'desk' }
  }
  const move = { organisationId, at: aMoment('2026-12-02T09:00').now }

  /** As a cancellation gives it: with its money on it. */
  async function give(number: number, rand: number, facts: { expiresOn?: Temporal.PlainDate; local?: string } = {}) {
    const at = aMoment(facts.local ?? '2026-12-01T09:00').now
    const of = { organisationId, reservationId: from.id, amount: Money.rand(rand) }
    const days = { issuedAt: at, issuedBy: 'desk', expiresOn: facts.expiresOn ?? expiresOn }
    await fixture.vouchers.add({ ...of, ...days, id: idOf(number), code: codeOf(number) })
    const reason = 'cancellation' as const
    const task = { ...of, id: `task-${number}`, paymentAttemptId: null, reason, state: 'manual' as const, createdAt: at }
    await fixture.payments.addRefundTask(task)
    await fixture.payments.closeRefundTaskByHand(task, { id: testId(8000 + number), at, offline: offlineOf(number) })
  }
  const take = (number: number, rand: number, id = testId(8100 + number)) =>
    fixture.payments.recordOfflinePayment({
      ...move,
      id,
      reservationId: later.id,
      kind: 'capture',
      amount: Money.rand(rand),
      offline: offlineOf(number),
      items: [],
    })
  const listed = (facts: { state?: VoucherState; search?: string; sort?: VoucherSort; isDescending?: boolean } = {}) => {
    const { state = null, search = '', sort = 'issued', isDescending = false } = facts
    const page = { limit: null, offset: 0, today: day }
    return fixture.vouchers.list({ ...page, organisationId, state, search, sort, isDescending })
  }
  const codes = async (facts: Parameters<typeof listed>[0] = {}) => (await listed(facts)).rows.map(({ code }) => code)

  describe(`${adapter}: Vouchers`, () => {
    it('finds a voucher by its code at its campsite, with what its payments left on it', async () => {
      await give(1, 400)
      await take(1, 150)

      const found = await fixture.vouchers.findForChange(organisationId, codeOf(1))

      expect(found).toMatchObject({ id: idOf(1), amount: Money.rand(400), balance: Money.rand(250), expiresOn })
      expect(await fixture.vouchers.find(idOf(1))).toEqual(found)
      expect(await fixture.vouchers.findByCode(organisationId, codeOf(1))).toEqual(found)
      expect(await fixture.vouchers.findByCode(testId(2) as OrganisationId, codeOf(1))).toBeUndefined()
      expect(await fixture.vouchers.findForChange(testId(2) as OrganisationId, codeOf(1))).toBeUndefined()
      expect(await fixture.vouchers.findForChange(organisationId, codeOf(2))).toBeUndefined()
    })

    it('has it again when the payment is reversed, or goes back', async () => {
      await give(1, 400)
      await take(1, 150)
      const reversal = { ...move, id: testId(8201), reservationId: later.id, amount: Money.rand(150), offline: offlineOf(1) }
      await fixture.payments.reverseOfflinePayment({ ...reversal, reversedMoveId: testId(8101) })

      expect((await fixture.vouchers.find(idOf(1)))?.balance).toEqual(Money.rand(400))
    })

    it('lists by state, name, code and reference, with what each paid for, and what is owed on all', async () => {
      await give(1, 400)
      await give(2, 100, { local: '2026-12-01T10:00' })
      await give(3, 50, { expiresOn: Temporal.PlainDate.from('2026-11-30'), local: '2026-12-01T11:00' })
      await take(1, 150)
      await take(2, 100)

      expect(await codes()).toEqual([1, 2, 3].map(codeOf))
      expect(await codes({ sort: 'balance', isDescending: true })).toEqual([1, 3, 2].map(codeOf))
      expect(await codes({ state: 'open' })).toEqual([codeOf(1)])
      expect(await codes({ state: 'spent' })).toEqual([codeOf(2)])
      expect(await codes({ state: 'expired' })).toEqual([codeOf(3)])
      expect(await codes({ search: '9rt4' })).toEqual([codeOf(2)])
      expect(await codes({ search: from.simpleReference })).toHaveLength(3)
      expect(await codes({ search: 'nobody' })).toEqual([])
      const { owed, lapsed, total, rows } = await listed()
      expect([owed, lapsed, total]).toEqual([Money.rand(250), Money.rand(50), 3])
      expect(rows.map(({ usedFor }) => usedFor)).toEqual([
        [{ reservationId: later.id, simpleReference: later.simpleReference, amount: Money.rand(150) }],
        [{ reservationId: later.id, simpleReference: later.simpleReference, amount: Money.rand(100) }],
        [],
      ])
    })

    it('pays until a later day, and is what it was', async () => {
      await give(1, 400)
      const before = await fixture.vouchers.find(idOf(1))

      await fixture.vouchers.extend(idOf(1), expiresOn.add({ years: 1 }))

      expect(await fixture.vouchers.find(idOf(1))).toEqual({ ...before, expiresOn: expiresOn.add({ years: 1 }) })
      expect(await fixture.vouchers.find('K7QM-2XWD-9RT3' as VoucherId)).toBeUndefined()
    })

    it('knows whether any pays on a day', async () => {
      const areOut = (on: Temporal.PlainDate, of = organisationId) => fixture.vouchers.areOut(of, on)
      expect(await areOut(day)).toBe(false)
      await give(1, 400)

      expect([await areOut(expiresOn), await areOut(expiresOn.add({ days: 1 }))]).toEqual([true, false])
      expect(await areOut(day, testId(2) as OrganisationId)).toBe(false)
      await take(1, 400)
      expect(await areOut(day)).toBe(false)
    })
  })
}
