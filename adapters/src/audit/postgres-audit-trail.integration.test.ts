import { anAuditEntry, auditTrailContract } from '@camp/application/audit/testing/audit-trail.contract.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresAuditTrail } from './postgres-audit-trail.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

auditTrailContract('postgres', async () => {
  await emptied(store.em, 'audit_entry')
  return { auditTrail: new PostgresAuditTrail(store.em), stop: async () => {} }
})

it.each(['update audit_entry set by = $$somebody else$$', 'delete from audit_entry'])('nobody may %s', async (change) => {
  await new PostgresAuditTrail(store.em).record(anAuditEntry())

  await expect(store.em.execute(change)).rejects.toThrow('audit entries are never changed')
})
