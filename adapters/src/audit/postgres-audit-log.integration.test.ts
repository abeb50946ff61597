import type { AuditLogQuery } from '@camp/application/audit/audit-log.ts'
import { anAuditEntry } from '@camp/application/audit/testing/audit-trail.contract.ts'
import { campsite } from '@camp/application/testing/a-campsite.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresAuditLog } from './postgres-audit-log.ts'
import { PostgresAuditTrail } from './postgres-audit-trail.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
  const [{ id }] = await store.em.execute<[{ id: string }]>(
    `insert into user_account (email, role, first_name, last_name) values ('thandi@staff.test', 'SUPERADMIN', 'Thandi', 'Nkosi') returning id`,
  )
  const trail = new PostgresAuditTrail(store.em, { door: 'web', network: '196.25.1.0/24' })
  const at = (text: string) => Temporal.Instant.from(text)
  await trail.record(
    anAuditEntry({
      at: at('2026-12-23T22:30:00Z'),
      by: id,
      organisationId: campsite.organisation.id,
      act: 'payment-rule.changed',
      subject: 'r-1',
      changes: [{ field: 'percentage', before: '50', after: '30' }],
    }),
  )
  await new PostgresAuditTrail(store.em).record(
    anAuditEntry({ at: at('2026-12-24T22:30:00Z'), by: 'import', organisationId: null, act: 'province.added', subject: 'ZA-WC' }),
  )
})
afterAll(() => store.stop())

const all: AuditLogQuery = {
  search: '',
  sort: 'at',
  isDescending: true,
  limit: 25,
  offset: 0,
  concept: '',
  subject: '',
  organisation: '',
  from: '',
  to: '',
}

describe('the audit log', () => {
  it('says who did what for whom, the newest first', async () => {
    const { rows, total } = await new PostgresAuditLog(store.em).list(all)

    expect([total, rows.map(({ act, byName, organisationName }) => [act, byName, organisationName])]).toEqual([
      2,
      [
        ['province.added', null, null],
        ['payment-rule.changed', 'Thandi Nkosi', campsite.organisation.name],
      ],
    ])
    expect(rows[1]?.changes).toEqual([{ field: 'percentage', before: '50', after: '30' }])
    expect(rows.map(({ origin }) => origin)).toEqual([null, { door: 'web', network: '196.25.1.0/24' }])
    expect(rows[1]?.at.toString()).toBe('2026-12-23T22:30:00Z')
  })

  it.each([
    [{ search: 'thandi' }, ['r-1']],
    [{ search: 'percentage' }, ['r-1']],
    [{ search: '196.25.1' }, ['r-1']],
    [{ search: campsite.organisation.name.toUpperCase() }, ['r-1']],
    [{ concept: 'province' }, ['ZA-WC']],
    [{ subject: 'r-1' }, ['r-1']],
    [{ organisation: campsite.organisation.slug }, ['r-1']],
    [{ organisation: 'no-such-camp' }, []],
    [{ from: '2026-12-24', to: '2026-12-24' }, ['r-1']],
    [{ from: '2026-12-25' }, ['ZA-WC']],
    [{ isDescending: false, limit: 1 }, ['r-1']],
    [{ search: 'nowhere' }, []],
  ] as const)('%j finds %j', async (query, subjects) => {
    const { rows } = await new PostgresAuditLog(store.em).list({ ...all, ...query })

    expect(rows.map(({ subject }) => subject)).toEqual(subjects)
  })

  it('knows what the trail speaks of', async () => {
    const concepts = await new PostgresAuditLog(store.em).concepts()

    expect(concepts).toEqual(['dispute', 'fee', 'paper', 'payment', 'payment-rule', 'province', 'reservation'])
  })
})
