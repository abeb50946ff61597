import type { UserId } from '@camp/domain/shared/ids.ts'
import { expect, it } from 'vitest'
import { system, visitor } from '../shared/actor.ts'
import { auditChanges, auditedActor, masked } from './audited.ts'

it('the trail names the fields that differ, and no secret', () => {
  const before = { bankName: 'Old Bank', bankAccountNumber: '62001234567', vatNumber: '4' }
  const after = { bankName: 'New Bank', bankAccountNumber: '62009999999', vatNumber: '4', ownerName: 'Ann' }

  expect(auditChanges(before, after, new Set(['bankAccountNumber']))).toEqual([
    { field: 'bankName', before: 'Old Bank', after: 'New Bank' },
    { field: 'bankAccountNumber', before: '•••••••4567', after: '•••••••9999' },
    { field: 'ownerName', before: '', after: 'Ann' },
  ])
})

it('a short secret shows nothing', () => {
  expect([masked(''), masked('1234567'), masked('12345678')]).toEqual(['', '•••••••', '••••5678'])
})

it('the trail knows people by their id', () => {
  const user = { kind: 'user', userId: 'u-1' as UserId, role: 'ORGADMIN', organisationIds: [] } as const

  expect([user, system('import'), visitor].map(auditedActor)).toEqual(['u-1', 'import', 'visitor'])
})
