import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testId } from '../../testing/a-campsite.ts'
import type { AuditEntry, AuditTrail } from '../audit-trail.ts'

export interface AuditTrailFixture {
  readonly auditTrail: AuditTrail
  readonly stop: () => Promise<void>
}

const organisationId = testId(8_000) as OrganisationId

export function anAuditEntry(facts: Partial<AuditEntry> = {}): AuditEntry {
  return {
    at: aMoment().now,
    by: 'u-1',
    organisationId,
    act: 'organisation.owner',
    subject: organisationId,
    changes: [{ field: 'ownerName', before: '', after: 'Ann' }],
    ...facts,
  }
}

export function auditTrailContract(adapter: string, start: () => Promise<AuditTrailFixture>): void {
  describe(`${adapter}: AuditTrail`, () => {
    let fixture: AuditTrailFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    it('gives back what was recorded, the newest first, of one organisation', async () => {
      const { auditTrail } = fixture
      const first = anAuditEntry()
      const second = anAuditEntry({ act: 'organisation.status', by: 'import' })
      for (const entry of [first, anAuditEntry({ organisationId: null }), second]) await auditTrail.record(entry)

      expect(await auditTrail.latest({ organisationId, limit: 10 })).toEqual([second, first])
      expect(await auditTrail.latest({ organisationId, limit: 1 })).toEqual([second])
    })

    it('finds one act, or all acts of a concept', async () => {
      const { auditTrail } = fixture
      for (const act of ['organisation.owner', 'organisation.status', 'organisation-member.invited'])
        await auditTrail.record(anAuditEntry({ act }))

      const acts = async (act: string) => (await auditTrail.latest({ organisationId, act, limit: 10 })).map((entry) => entry.act)

      expect(await acts('organisation')).toEqual(['organisation.status', 'organisation.owner'])
      expect(await acts('organisation.owner')).toEqual(['organisation.owner'])
    })

    it('keeps what is of the platform itself apart', async () => {
      const { auditTrail } = fixture
      const own = anAuditEntry({ act: 'tag.changed', subject: 't-1', organisationId: null })
      await auditTrail.record(own)
      await auditTrail.record(anAuditEntry({ act: 'tag.changed', subject: 't-1' }))

      expect(await auditTrail.latest({ organisationId: null, act: 'tag', subject: 't-1', limit: 10 })).toEqual([own])
    })

    it('finds what became of one thing', async () => {
      const { auditTrail } = fixture
      const [rule, other] = [
        anAuditEntry({ act: 'rule.changed', subject: 'r-1' }),
        anAuditEntry({ act: 'rule.changed', subject: 'r-2' }),
      ]
      for (const entry of [rule, other]) await auditTrail.record(entry)

      expect(await auditTrail.latest({ organisationId, act: 'rule', subject: 'r-1', limit: 10 })).toEqual([rule])
    })
  })
}
