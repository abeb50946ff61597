import { PreparePayouts } from '@camp/application/payouts/prepare-payouts.ts'
import { ShowPayouts } from '@camp/application/payouts/show-payouts.ts'
import { system } from '@camp/application/shared/actor.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PostgresAuditTrail } from '../src/audit/postgres-audit-trail.ts'
import { PostgresInvariants } from '../src/doctor/postgres-invariants.ts'
import { PostgresOrganisationStore } from '../src/import-export/postgres-organisation-store.ts'
import { referenceOrganisations } from '../src/import-export/testing/reference-document.ts'
import { PostgresPayouts } from '../src/payouts/postgres-payouts.ts'
import { startTestStore, type TestStore } from '../src/postgres/testing/test-store.ts'
import { PostgresTransaction } from '../src/postgres/transaction.ts'
import { cryptoRandomness } from '../src/shared/crypto-randomness.ts'
import { type DemoLoading, loadDemoMarketplace } from './load-demo-marketplace.ts'
import { tellHtiSandboxAnew } from './tell-hti-sandbox-anew.ts'
import { pastPaymentsSuite } from './testing/past-payments-suite.ts'

/** Ahead of the database's own clock, so that live holds have not expired there. */
const clock: Clock = { now: () => Temporal.Instant.from('2028-02-15T08:00:00Z') }

let test: TestStore
let loading: DemoLoading
const steps: string[] = []
const load = () =>
  loadDemoMarketplace({
    em: test.em,
    clock,
    randomness: cryptoRandomness,
    publicUrl: 'https://camp.test',
    onProgress: (done, of) => steps.push(`${done}/${of}`),
  })

beforeAll(async () => {
  test = await startTestStore()
  loading = await load()
})
afterAll(() => test.stop())

pastPaymentsSuite(() => test, clock)

const rows = (query: string) => test.em.execute(query)

describe('the demo marketplace', () => {
  it('has its nights told once more to a sandbox that starts, and to nobody else', async () => {
    const toldAt = () => rows('select told_all_at is null as "isToTell" from hti_line')
    await test.em.execute('insert into hti_line (organisation_id) select organisation_id from hti_connection')
    await test.em.execute(`update hti_connection set endpoint = 'live'`)
    await test.em.execute('update hti_line set told_all_at = now()')
    await tellHtiSandboxAnew(test.em)
    expect(await toldAt()).toEqual([{ isToTell: false }])

    await test.em.execute(`update hti_connection set endpoint = 'sandbox'`)
    await test.em.execute('update hti_line set told_all_at = now()')
    await tellHtiSandboxAnew(test.em)
    expect(await toldAt()).toEqual([{ isToTell: true }])
  })

  it('is there once, however often it is loaded', async () => {
    expect(loading).toMatchObject({ outcome: 'loaded' })
    expect(steps.at(0)).toBe('1/73')
    expect(steps.at(-1)).toBe('73/73')
    expect(await load()).toEqual({ outcome: 'already-there' })
  })

  it('breaks none of the promises that the doctor checks', async () => {
    const checks = await new PostgresInvariants(test.em).check()

    expect(checks.filter(({ violations }) => violations > 0)).toEqual([])
  })

  it('has about 600 reservations, some in every status', async () => {
    const counts = await rows('select status, count(*)::int as count from reservation group by status order by status')

    expect(counts.map(({ status }) => status)).toEqual([
      'cancelled',
      'completed',
      'confirmed',
      'noShow',
      'partiallyPaid',
      'pending',
      'temporaryHold',
    ])
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(590)
    expect(counts.every(({ count }) => count >= 5)).toBe(true)
  })

  it('leaves most nights free, and a few places full on a weekend', async () => {
    const [nights] = await rows(`
      select count(*)::float / (select count(*) * 90 from plot) as taken from plot_night
      where night between '2028-02-15' and '2028-05-15'`)
    const full = await rows(`
      select organisation_id, night from plot_night where night > '2028-02-15'
      group by organisation_id, night
      having count(*) = (select count(*) from plot where plot.organisation_id = plot_night.organisation_id)`)

    expect(nights?.taken).toBeLessThan(0.4)
    expect(full.length).toBeGreaterThanOrEqual(4)
  })

  it('owes campsites money, and has invented accounts for most of them that one person may pay', async () => {
    const clockOf = { now: () => clock.now() }
    const ports = {
      payouts: new PostgresPayouts(test.em),
      auditTrail: new PostgresAuditTrail(test.em),
      clock: clockOf,
      transaction: new PostgresTransaction({ em: test.em, randomness: cryptoRandomness }),
    }

    const due = await new ShowPayouts(ports).execute({ actor: system('demo') })
    const payable = due.ok ? due.value.due.filter(({ amount }) => amount.isPositive) : []
    const accounts = payable.flatMap(({ bankDetails }) => (bankDetails ? [bankDetails] : []))
    expect([payable.length > 10, payable.length > accounts.length, accounts.length > 5]).toEqual([true, true, true])
    expect(accounts.every(({ bankName, branchCode }) => bankName === 'Demo Bank' && branchCode === '000000')).toBe(true)

    const prepared = await new PreparePayouts(ports).execute({ actor: system('demo'), dryRun: false })
    const runs = prepared.ok ? prepared.value.runIds : []
    const [run] = await Promise.all(runs.map((id) => ports.payouts.run(id)))
    expect(runs).toHaveLength(1)
    expect(run).toMatchObject({ needsSecond: false, file: expect.stringContaining('Demo Bank') })
  })

  it('keeps the reference organisations as they are, beside their pictures', async () => {
    const store = new PostgresOrganisationStore({ em: test.em, clock, randomness: cryptoRandomness })

    for (const organisation of referenceOrganisations()) expect(await store.compare(organisation)).toBe('unchanged')
    const [pictures] = await rows(`select images from organisation where slug = 'karoo-stargazers'`)
    expect(pictures?.images).toHaveLength(5)
    expect(await rows(`select from reservation join organisation o on o.id = organisation_id where not is_demo`)).toEqual([])
  })

  it('has campsites with a sign of their own and a map of where they lie', async () => {
    const signs = await rows(`select logo, google_maps, latitude, longitude from organisation where logo is not null`)

    expect(signs.length).toBeGreaterThan(5)
    for (const { logo, google_maps, latitude, longitude } of signs) {
      expect(logo).toMatch(/^logo-[a-z]+$/)
      expect(google_maps).toContain(`!1s${latitude},${longitude}!`)
    }
  })

  it('has its sign-ins, hashed with Argon2id', async () => {
    const people = await rows(`
      select email, role, password_hash like '$argon2id$v=19$m=19456,t=2,p=1$%' as is_hashed from user_account
      where email in ('admin@demo.test', 'camper@demo.test', 'owner@kloofwater-camp.test', 'desk@breede-bend.test') order by email`)

    expect(people).toEqual([
      { email: 'admin@demo.test', role: 'SUPERADMIN', is_hashed: true },
      { email: 'camper@demo.test', role: 'USER', is_hashed: true },
      { email: 'desk@breede-bend.test', role: 'ORGUSER', is_hashed: true },
      { email: 'owner@kloofwater-camp.test', role: 'ORGADMIN', is_hashed: true },
    ])
  })

  it('has reviews with averages that one believes', async () => {
    const averages = await rows(
      'select avg(overall)::float as average, count(*)::int as count from organisation_review group by organisation_id',
    )

    expect(averages).toHaveLength(66)
    expect(averages.every(({ average, count }) => average >= 3.2 && average <= 5 && count >= 5)).toBe(true)
  })

  it('has reviews in every state, answers, a report, and a camper with all three', async () => {
    const [counts] = await rows(`
      select count(*) filter (where status = 'PENDING')::int as pending, count(answer)::int as answered,
        count(reported_at)::int as reported, count(distinct reservation_id)::int as of_stays from organisation_review`)
    const camper = await rows(`
      select average_rating::float as average,
        (select count(*)::int from organisation_review where user_id = u.id and status = 'PENDING') as pending,
        (select count(*)::int from organisation_review where user_id = u.id and status = 'PUBLISHED') as published,
        (select count(*)::int from reservation where user_id = u.id and status = 'completed') as stays
      from user_account u where email = 'camper@demo.test'`)

    expect(counts?.pending).toBeGreaterThanOrEqual(3)
    expect(counts?.answered).toBeGreaterThan(100)
    expect(counts?.reported).toBeGreaterThanOrEqual(1)
    expect(counts?.of_stays).toBeGreaterThan(20)
    expect(camper).toEqual([
      { average: expect.any(Number), pending: 1, published: expect.any(Number), stays: expect.any(Number) },
    ])
    expect(camper[0]?.published).toBeGreaterThanOrEqual(1)
    expect(camper[0]?.stays).toBeGreaterThan(camper[0]?.pending + camper[0]?.published)
  })

  it('invited the guests of stays that are over, back then', async () => {
    expect(
      await rows(`select from reservation where status = 'completed' and review_invited_at is null and departure < '2028-02-13'`),
    ).toEqual([])
  })

  it('has a day for every desk of the home page: people who leave, stay, never came, arrive and owe', async () => {
    const days = await rows(`
      select
        count(*) filter (where departure = '2028-02-15' and checked_in_at is not null)::int as leaving,
        count(*) filter (where arrival < '2028-02-15' and departure > '2028-02-15' and checked_in_at is not null)::int as staying,
        count(*) filter (where arrival < '2028-02-15' and departure > '2028-02-15' and checked_in_at is null)::int as missing,
        count(*) filter (where arrival = '2028-02-15')::int as arriving,
        count(*) filter (where is_offline_reservation and amount_paid_cents < amount_due_cents)::int as owing
      from reservation join organisation o on o.id = organisation_id
      where is_featured_on_homepage and reservation.status in ('confirmed', 'partiallyPaid') group by o.id`)

    expect(days.length).toBeGreaterThanOrEqual(8)
    for (const day of days) expect(Object.values(day).every((count) => Number(count) >= 1)).toBe(true)
  })

  it('sends nobody a message', async () => {
    expect(await rows(`select from outbox_message where state = 'pending'`)).toEqual([])
  })
})
