import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../audit/testing/in-memory-audit-trail.ts'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../shared/testing/in-memory-transaction.ts'
import { DeleteLink } from './delete-link.ts'
import type { LinkKind } from './settings.ts'

const own = 'own' as OrganisationId

async function whenDeleted(role: Role, kind: LinkKind) {
  const deleted: string[] = []
  const auditTrail = new InMemoryAuditTrail()
  const settings = {
    organisationOfLink: async () => own,
    deleteLink: async (_: LinkKind, id: string) => void deleted.push(id),
  }
  const ports = { settings, auditTrail, transaction: new InMemoryTransaction(), clock: new FixedClock() }
  const actor = { kind: 'user', userId: 'u-1' as UserId, role, organisationIds: [own] } as const
  const answer = await new DeleteLink(ports).execute({ actor, kind, id: 'link-1' })
  return { answer, deleted, acts: auditTrail.all.map(({ act, by, subject }) => [act, by, subject]) }
}

it.each([
  ['SUPERADMIN', 'user', 'organisation-member.deleted'],
  ['ORGADMIN', 'special-term', 'special-term-link.deleted'],
  ['ORGADMIN', 'payment-rule', 'payment-rule-link.deleted'],
] as const)('%s deletes the link of a %s, once written down', async (role, kind, act) => {
  const { answer, deleted, acts } = await whenDeleted(role, kind)

  expect(answer).toEqual(accepted(null))
  expect([deleted, acts]).toEqual([['link-1'], [[act, 'u-1', 'link-1']]])
})

it('what is refused is neither deleted nor written down', async () => {
  const { answer, deleted, acts } = await whenDeleted('ORGADMIN', 'user')

  expect(answer).toEqual(refused({ code: 'not-permitted' }))
  expect([deleted, acts]).toEqual([[], []])
})
