import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Transaction } from '../../shared/transaction.ts'
import { campsite } from '../../testing/a-campsite.ts'
import type { BankDetails, Payouts } from '../payouts.ts'

export interface PayoutsFixture {
  /** The builders' campsite is owed R400.00 for a stay that was over in February 2027. */
  readonly payouts: Payouts
  /** A run and its payouts are written together. */
  readonly transaction: Transaction
  /** As if its account had become another one at that moment. */
  changeAccount(at: Temporal.Instant): Promise<void>
  stop(): Promise<void>
}

export const knownAccount: BankDetails = {
  bankName: 'FNB',
  accountName: 'Kwena Camp',
  accountNumber: '62001234567',
  branchCode: '250655',
  accountType: 'cheque',
}

const { id: organisationId } = campsite.organisation
const changed = aMoment('2027-11-30T08:00').now
const [before, after, later] = ['2027-01-01T08:00', '2027-12-01T08:00', '2027-12-02T08:00'].map((at) => aMoment(at).now) as [
  Temporal.Instant,
  Temporal.Instant,
  Temporal.Instant,
]

export function payoutsContract(adapter: string, start: () => Promise<PayoutsFixture>): void {
  describe(`${adapter}: Payouts`, () => {
    let fixture: PayoutsFixture
    beforeEach(async () => {
      fixture = await start()
      await fixture.payouts.earn(after)
    })
    afterEach(() => fixture.stop())

    const due = (at = after) => fixture.payouts.due(at)
    async function prepared() {
      const { payouts, transaction } = fixture
      const payable = (await due()).map((one) => ({ ...one, bankDetails: one.bankDetails ?? knownAccount }))
      const newRun = { preparedAt: after, preparedBy: 'anna', needsSecond: false, payouts: payable }
      const id = await transaction.run(() => payouts.prepare(newRun))
      const run = await payouts.run(id)
      const payout = run?.payouts[0]
      if (!run || !payout) throw new Error('nothing was prepared')
      return { run, payout }
    }

    it('are due once the stay is over, to whom they belong', async () => {
      expect(await due(before)).toEqual([])

      const [owed, ...others] = await due()
      expect(others).toEqual([])
      expect(owed).toMatchObject({ organisationId, amount: Money.rand(400), bankDetails: knownAccount, detailsChangedAt: null })
      expect(Money.sum(owed?.lines.map(({ amount }) => amount) ?? [])).toEqual(Money.rand(400))
      expect(await fixture.payouts.due(after, organisationId)).toEqual([owed])
    })

    it('to an account that is new are announced once, when they are due within three days', async () => {
      const { payouts } = fixture
      expect(await payouts.newAccounts(after)).toEqual([])
      await fixture.changeAccount(changed)

      const [account, ...others] = await payouts.newAccounts(after)

      expect(others).toEqual([])
      expect(account).toMatchObject({ organisationId, accountNumber: knownAccount.accountNumber, changedAt: changed })
      expect(await payouts.markAnnounced({ organisationId, changedAt: before }, after)).toBe(false)
      const both = [payouts.markAnnounced(account!, after), payouts.markAnnounced(account!, after)]
      expect((await Promise.all(both)).toSorted()).toEqual([false, true])
      expect(await payouts.newAccounts(after)).toEqual([])
      expect((await due())[0]).toMatchObject({ detailsChangedAt: changed, detailsAnnouncedAt: after })

      await fixture.changeAccount(later)
      expect(await payouts.newAccounts(later)).toHaveLength(1)
    })

    it('are in one run alone, with their lines, and found by number and reference', async () => {
      const { run, payout } = await prepared()
      const { payouts } = fixture

      expect(await due()).toEqual([])
      expect(run).toMatchObject({ preparedBy: 'anna', needsSecond: false, approvedAt: null })
      expect(run.file).toContain(payout.reference)
      expect(payout).toMatchObject({ amount: Money.rand(400), paidAt: null, returnedAt: null, bankDetails: knownAccount })
      expect(Money.sum((await payouts.linesOf(payout.id)).map(({ amount }) => amount))).toEqual(payout.amount)
      expect(await payouts.payout(payout.reference)).toEqual(payout)
      expect((await payouts.runs(9)).map(({ id }) => id)).toEqual([run.id])
      expect(await payouts.ofOrganisation(organisationId)).toEqual([payout])
      expect([await payouts.run('999'), await payouts.payout('CAMP-9-9')]).toEqual([null, null])
    })

    it('are paid with the reference of the bank, in their month', async () => {
      const { payout } = await prepared()
      const { payouts } = fixture

      await payouts.markPaid(payout.id, { by: 'anna', at: later, bankReference: 'FNB 1' })

      const paid = { ...payout, paidAt: later, bankReference: 'FNB 1' }
      expect(await payouts.payout(payout.id)).toEqual(paid)
      expect(await payouts.paidIn(Temporal.PlainYearMonth.from('2027-12'))).toEqual([paid])
      expect(await payouts.paidIn(Temporal.PlainYearMonth.from('2027-11'))).toEqual([])
    })

    it('that the bank returned are due again, and have no lines', async () => {
      const { payout } = await prepared()
      const { payouts } = fixture

      await payouts.markReturned(payout.id, { by: 'anna', at: later, reason: 'Account closed' })

      expect(await payouts.payout(payout.id)).toMatchObject({ returnedAt: later, returnReason: 'Account closed' })
      expect(await payouts.linesOf(payout.id)).toEqual([])
      expect((await due()).map(({ amount }) => amount)).toEqual([Money.rand(400)])
    })

    it('that the bank returned after they were paid are due again, and stay in the month in which they were paid', async () => {
      const { payout } = await prepared()
      const { payouts } = fixture
      await payouts.markPaid(payout.id, { by: 'anna', at: after, bankReference: 'FNB 1' })

      await payouts.markReturned(payout.id, { by: 'anna', at: later, reason: 'Account closed' })

      const back = { ...payout, paidAt: after, bankReference: 'FNB 1', returnedAt: later, returnReason: 'Account closed' }
      expect(await payouts.payout(payout.id)).toEqual(back)
      expect(await payouts.linesOf(payout.id)).toEqual([])
      expect((await due()).map(({ amount }) => amount)).toEqual([Money.rand(400)])
      expect(await payouts.paidIn(Temporal.PlainYearMonth.from('2027-12'))).toEqual([back])
    })

    it('know who approved their run', async () => {
      const { run } = await prepared()

      await fixture.payouts.approve(run.id, 'bram', later)

      expect(await fixture.payouts.run(run.id)).toMatchObject({ approvedBy: 'bram', approvedAt: later })
    })
  })
}
