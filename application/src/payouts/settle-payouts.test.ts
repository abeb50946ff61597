import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, ReservationId, UserId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../audit/testing/in-memory-audit-trail.ts'
import { type Actor, system } from '../shared/actor.ts'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../shared/testing/in-memory-transaction.ts'
import { campsite } from '../testing/a-campsite.ts'
import type { BankDetails } from './payouts.ts'
import { PreparePayouts } from './prepare-payouts.ts'
import { PrintPayoutStatement } from './print-payout-statement.ts'
import { ApprovePayoutRun, SettlePayout } from './settle-payouts.ts'
import { ListOrganisationPayouts, ReportPayouts, ShowPayoutRun, ShowPayoutStatement, ShowPayouts } from './show-payouts.ts'
import { InMemoryPayouts } from './testing/in-memory-payouts.ts'
import { knownAccount } from './testing/payouts.contract.ts'

const { id: organisationId, slug, name } = campsite.organisation
const [anna, ben] = [system('anna'), system('ben')]
const person = (role: Role, organisation: OrganisationId = organisationId): Actor => ({
  kind: 'user',
  userId: 'somebody' as UserId,
  role,
  organisationIds: [organisation],
})
const owner = person('ORGADMIN')
const stranger = person('ORGADMIN', 'elsewhere' as OrganisationId)
const notPermitted = refused({ code: 'not-permitted' })
const notFound = refused({ code: 'not-found' })

interface Given {
  readonly bankDetails?: BankDetails | null
  /** An account that nobody was told of. */
  readonly isNew?: boolean
  readonly rand?: number
}

/** It is Saturday, 21 November 2026, ten o'clock. */
function given({ bankDetails = knownAccount, isNew = false, rand = 400 }: Given = {}) {
  const changed = { detailsChangedAt: isNew ? aMoment('2026-11-20T09:00').now : null, detailsAnnouncedAt: null }
  const payouts = new InMemoryPayouts({ organisationId, slug, name, bankDetails, ...changed })
  const at = aMoment('2026-11-20T00:00').now
  const line = { reservationId: 'hold-1' as ReservationId, reference: '482-913-107', at, position: 0 }
  payouts.give({ ...line, journalId: '1', kind: 'earned', amount: Money.rand(rand) }, at)
  const auditTrail = new InMemoryAuditTrail()
  const ports = { payouts, auditTrail, clock: new FixedClock('2026-11-21T10:00'), transaction: new InMemoryTransaction() }
  const prepare = (actor: Actor = anna, dryRun = false) => new PreparePayouts(ports).execute({ actor, dryRun })
  const approve = (actor: Actor, runId = '1') => new ApprovePayoutRun(ports).execute({ actor, runId })
  const paid = (bankReference: string, actor: Actor = anna, payoutId = 'CAMP-1-1') =>
    new SettlePayout(ports).execute({ actor, payoutId, outcome: { kind: 'paid', bankReference } })
  const returned = (reason: string, payoutId = 'CAMP-1-1') =>
    new SettlePayout(ports).execute({ actor: anna, payoutId, outcome: { kind: 'returned', reason } })
  return { ports, payouts, auditTrail, prepare, approve, paid, returned }
}

describe('preparing payouts', () => {
  it('puts everything that is due into one run, and shows it before', async () => {
    const { payouts, prepare, auditTrail } = given()

    expect(await prepare(anna, true)).toMatchObject(accepted({ runIds: [], payouts: [{ slug, amount: Money.rand(400) }] }))
    expect(auditTrail.all).toEqual([])
    expect(await prepare()).toMatchObject(accepted({ runIds: ['1'], payouts: [{ slug }] }))

    expect(payouts.asked).toEqual(['begin', 'earn', 'due', 'begin', 'earn', 'due'])
    expect(await payouts.run('1')).toMatchObject({
      needsSecond: false,
      preparedBy: 'anna',
      payouts: [{ amount: Money.rand(400) }],
    })
    const changes = [{ field: 'amount', before: '', after: '400.00' }]
    expect(auditTrail.all).toMatchObject([{ act: 'payout.prepared', subject: 'run-1', organisationId, by: 'anna', changes }])
    expect(await prepare()).toEqual(refused({ code: 'nothing-due' }))
  })

  it.each<[string, Given]>([
    ['nothing above nought', { rand: 0 }],
    ['what the campsite owes', { rand: -20 }],
    ['where nobody said where to', { bankDetails: null }],
  ])('pays nothing: %s', async (_, facts) => {
    expect(await given(facts).prepare()).toEqual(refused({ code: 'nothing-due' }))
  })

  it('is for the platform', async () => {
    expect(await given().prepare(owner)).toEqual(notPermitted)
  })
})

describe('a run to an account that is new', () => {
  it('is approved once, by another person than who prepared it (rule B15)', async () => {
    const { prepare, approve, paid, payouts, auditTrail } = given({ isNew: true })
    await prepare()

    expect(await paid('FNB 1')).toEqual(refused({ code: 'needs-second-person' }))
    expect(await approve(owner)).toEqual(notPermitted)
    expect(await approve(ben, '9')).toEqual(refused({ code: 'no-such-run' }))
    expect(await approve(anna)).toEqual(refused({ code: 'same-person' }))
    expect(await payouts.run('1')).toMatchObject({ needsSecond: true, approvedAt: null })
    expect(await approve(ben)).toMatchObject({ ok: true, value: { id: '1' } })

    const run = await payouts.run('1')
    expect([run?.approvedBy, run?.approvedAt]).toEqual(['ben', aMoment('2026-11-21T10:00').now])
    const changes = [{ field: 'approvedBy', before: '', after: 'ben' }]
    expect(auditTrail.all[0]).toMatchObject({ act: 'payout.approved', subject: 'run-1', organisationId: null, changes })
    expect(await approve(ben)).toEqual(refused({ code: 'already-approved' }))
    expect(await paid('FNB 1')).toMatchObject({ ok: true })
  })

  it('may be withdrawn without a second person', async () => {
    const { prepare, returned } = given({ isNew: true })
    await prepare()

    expect(await returned('Wrong account')).toMatchObject({ ok: true })
  })

  it('is the only one that asks for a second person', async () => {
    const { prepare, approve, paid } = given()
    await prepare()

    expect(await approve(ben)).toEqual(refused({ code: 'already-approved' }))
    expect(await paid('FNB 1')).toMatchObject({ ok: true })
  })
})

describe('a payout', () => {
  it('is paid as the line of the bank says, once', async () => {
    const { prepare, paid, auditTrail, payouts } = given()
    await prepare()

    expect(await paid(' FNB 77 ')).toMatchObject(accepted({ bankReference: 'FNB 77', returnedAt: null }))
    expect((await payouts.payout('CAMP-1-1'))?.paidAt).toEqual(aMoment('2026-11-21T10:00').now)

    const changes = [{ field: 'bankReference', before: '', after: 'FNB 77' }]
    expect(auditTrail.all[0]).toMatchObject({ act: 'payout.paid', subject: 'CAMP-1-1', organisationId, by: 'anna', changes })
    expect(await paid('FNB 78')).toEqual(refused({ code: 'already-settled' }))
  })

  it.each([
    { kind: 'paid', bankReference: 'FNB 77' },
    { kind: 'returned', reason: 'Account closed' },
  ] as const)('is tried as $kind and stays as it was', async (outcome) => {
    const { prepare, ports, payouts, paid, auditTrail } = given()
    await prepare()
    const tryIt = () => new SettlePayout(ports).execute({ actor: anna, payoutId: 'CAMP-1-1', outcome, dryRun: true })

    expect(await tryIt()).toEqual(accepted(await payouts.payout('CAMP-1-1')))
    expect(await payouts.payout('CAMP-1-1')).toMatchObject({ paidAt: null, returnedAt: null })
    expect(auditTrail.all.map(({ act }) => act)).toEqual(['payout.prepared'])
    await paid('FNB 77')
    expect((await tryIt()).ok).toBe(outcome.kind === 'returned')
  })

  it('that was paid comes back once, and is due again', async () => {
    const { prepare, paid, returned, auditTrail, ports, payouts } = given()
    await prepare()
    await paid('FNB 77')

    expect(await returned('Account closed')).toMatchObject(accepted({ bankReference: 'FNB 77', returnReason: 'Account closed' }))

    expect((await payouts.payout('CAMP-1-1'))?.paidAt).toEqual(aMoment('2026-11-21T10:00').now)
    const changes = [{ field: 'reason', before: '', after: 'Account closed' }]
    expect(auditTrail.all[0]).toMatchObject({ act: 'payout.returned', subject: 'CAMP-1-1', organisationId, changes })
    expect(await new ShowPayouts(ports).execute({ actor: anna })).toMatchObject(accepted({ due: [{ amount: Money.rand(400) }] }))
    expect(await returned('Once more')).toEqual(refused({ code: 'already-settled' }))
    expect(await paid('FNB 78')).toEqual(refused({ code: 'already-settled' }))
  })

  it('that comes back is due again', async () => {
    const { prepare, paid, returned, auditTrail, ports } = given()
    await prepare()

    expect(await returned('No such account')).toMatchObject(accepted({ returnReason: 'No such account', paidAt: null }))

    const changes = [{ field: 'reason', before: '', after: 'No such account' }]
    expect(auditTrail.all[0]).toMatchObject({ act: 'payout.returned', subject: 'CAMP-1-1', changes })
    expect(await paid('FNB 1')).toEqual(refused({ code: 'already-settled' }))
    const shown = await new ShowPayouts(ports).execute({ actor: anna })
    expect(shown).toMatchObject(accepted({ due: [{ amount: Money.rand(400) }], runs: [{ id: '1' }] }))
  })

  it('needs words, of which two hundred letters are kept', async () => {
    const { prepare, paid, returned } = given()
    await prepare()

    expect([await paid(' '), await returned('')]).toEqual(Array(2).fill(refused({ code: 'text-missing' })))
    expect(await paid('FNB', anna, 'CAMP-9-9')).toEqual(notFound)
    expect(await paid('FNB', owner)).toEqual(notPermitted)
    expect(await returned('x'.repeat(201))).toMatchObject(accepted({ returnReason: 'x'.repeat(200) }))
  })
})

describe('what is due and was paid', () => {
  it('is read by the campsite itself and the platform, after what is over was earned', async () => {
    const { ports, prepare, payouts } = given()
    const list = (actor: Actor, id = organisationId) => new ListOrganisationPayouts(ports).execute({ actor, organisationId: id })

    expect(await list(owner)).toMatchObject(accepted({ due: { amount: Money.rand(400) }, payouts: [] }))
    expect(payouts.asked).toEqual(['begin', 'earn', 'due'])
    expect(await list(stranger)).toEqual(notFound)
    expect(await new ShowPayouts(ports).execute({ actor: owner })).toEqual(notPermitted)
    await prepare()
    expect(await list(owner)).toMatchObject(accepted({ due: null, payouts: [{ reference: 'CAMP-1-1' }] }))
  })

  it('is shown with the latest fifty runs', async () => {
    const { ports, payouts } = given()
    const asked: number[] = []
    const { runs } = payouts
    payouts.runs = async (limit) => {
      asked.push(limit)
      return runs.call(payouts, limit)
    }

    await new ShowPayouts(ports).execute({ actor: anna })

    expect(asked).toEqual([50])
  })

  it('is a run with its bank file, for the platform', async () => {
    const { ports, prepare } = given()
    await prepare()
    const show = (actor: Actor, runId: string) => new ShowPayoutRun(ports).execute({ actor, runId })

    expect(await show(anna, '1')).toMatchObject(accepted({ id: '1', file: 'P,CAMP-1-1' }))
    expect(await show(anna, '2')).toEqual(refused({ code: 'no-such-run' }))
    expect(await show(owner, '1')).toEqual(notPermitted)
  })

  it('is counted by the month in which it was paid, for the platform', async () => {
    const { ports, prepare, paid } = given()
    await prepare()
    await paid('FNB 1')
    const report = (actor: Actor, month: string) =>
      new ReportPayouts(ports).execute({ actor, month: Temporal.PlainYearMonth.from(month) })

    expect(await report(anna, '2026-11')).toMatchObject(accepted([{ reference: 'CAMP-1-1' }]))
    expect(await report(anna, '2026-12')).toEqual(accepted([]))
    expect(await report(owner, '2026-11')).toEqual(notPermitted)
  })

  it('is stated line by line, to its own campsite and the platform, and printed for the same', async () => {
    const { ports, prepare } = given()
    await prepare()
    const showPayoutStatement = new ShowPayoutStatement(ports)
    const show = (actor: Actor, of: OrganisationId | null, payoutId = 'CAMP-1-1') =>
      showPayoutStatement.execute({ actor, organisationId: of, payoutId })
    const noSuchPayout = refused({ code: 'no-such-payout' })

    expect(await show(anna, null)).toMatchObject(
      accepted({ payout: { reference: 'CAMP-1-1' }, lines: [{ amount: Money.rand(400) }] }),
    )
    expect(await show(owner, organisationId)).toMatchObject({ ok: true })
    expect(await show(owner, null)).toEqual(notPermitted)
    expect(await show(stranger, organisationId)).toEqual(notFound)
    expect(await show(stranger, 'elsewhere' as OrganisationId)).toEqual(noSuchPayout)
    expect(await show(anna, null, 'CAMP-2-1')).toEqual(noSuchPayout)

    const file = { name: 'payout.pdf', contentType: 'application/pdf', content: new Uint8Array() } as const
    const print = new PrintPayoutStatement({ ...ports, showPayoutStatement, paperPrinter: { payoutStatement: async () => file } })
    expect(await print.execute({ actor: owner, organisationId, payoutId: 'CAMP-1-1' })).toEqual(accepted(file))
    expect(await print.execute({ actor: owner, organisationId: null, payoutId: 'CAMP-1-1' })).toEqual(notPermitted)
  })
})
