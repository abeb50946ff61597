import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { anAuditEntry } from '../audit/testing/audit-trail.contract.ts'
import { InMemoryAuditTrail } from '../audit/testing/in-memory-audit-trail.ts'
import { type Actor, visitor } from '../shared/actor.ts'
import { testId } from '../testing/a-campsite.ts'
import { ShowLastChange } from './show-last-change.ts'

const { organisationId } = anAuditEntry()
const of = organisationId!
const owner: Actor = { kind: 'user', userId: testId(1) as UserId, role: 'ORGADMIN', organisationIds: [of] }
const later = Temporal.Instant.from('2027-01-05T08:30:00Z')

async function given() {
  const auditTrail = new InMemoryAuditTrail()
  await auditTrail.record(anAuditEntry({ act: 'season.changed', subject: 's-1', by: 'u-2' }))
  await auditTrail.record(anAuditEntry({ act: 'season.changed', subject: 's-1', by: 'u-1', at: later }))
  await auditTrail.record(anAuditEntry({ act: 'season.changed', subject: 's-2', by: 'u-2' }))
  await auditTrail.record(anAuditEntry({ act: 'season.added', subject: 's-3', by: 'import' }))
  return new ShowLastChange({ auditTrail, bookings: { namesOf: async () => new Map([['u-1', 'Thandi Nkosi']]) } })
}

it('says who changed a thing last, and when', async () => {
  const showLastChange = await given()
  const asked = { actor: owner, organisationId: of, act: 'season' }

  expect(await showLastChange.execute({ ...asked, subject: 's-1' })).toEqual(accepted({ at: later, byName: 'Thandi Nkosi' }))
  expect(await showLastChange.execute({ ...asked, subject: 's-3' })).toMatchObject({ value: { byName: null } })
  expect(await showLastChange.execute({ ...asked, subject: 's-9' })).toEqual(accepted(null))
  expect(await showLastChange.execute({ ...asked, act: 'discount', subject: 's-1' })).toEqual(accepted(null))
})

it('says it to the people of the organisation alone', async () => {
  const asked = { organisationId: of, act: 'season', subject: 's-1' }

  expect(await (await given()).execute({ ...asked, actor: visitor })).toEqual(refused({ code: 'not-permitted' }))
  const other: Actor = { ...owner, organisationIds: [] }
  expect(await (await given()).execute({ ...asked, actor: other })).toEqual(refused({ code: 'not-found' }))
})

it('says it of the platform’s own data to the platform alone', async () => {
  const auditTrail = new InMemoryAuditTrail()
  await auditTrail.record(anAuditEntry({ act: 'season.changed', subject: 's-1', by: 'u-2' }))
  await auditTrail.record(anAuditEntry({ act: 'tag.changed', subject: 't-1', by: 'u-1', organisationId: null, at: later }))
  const acts = new ShowLastChange({ auditTrail, bookings: { namesOf: async () => new Map([['u-1', 'Thandi Nkosi']]) } })
  const platform: Actor = { ...owner, role: 'SUPERADMIN', organisationIds: [] }
  const asked = { organisationId: null, act: 'tag', subject: 't-1' }

  expect(await acts.execute({ ...asked, actor: platform })).toEqual(accepted({ at: later, byName: 'Thandi Nkosi' }))
  expect(await acts.execute({ ...asked, actor: platform, act: 'season', subject: 's-1' })).toEqual(accepted(null))
  expect(await acts.execute({ ...asked, actor: owner })).toEqual(refused({ code: 'not-permitted' }))
})
