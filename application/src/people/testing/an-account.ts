import type { UserId } from '@camp/domain/shared/ids.ts'
import { testId } from '../../testing/a-campsite.ts'
import type { Account } from '../account.ts'

export function anAccount(facts: Partial<Account> = {}): Account {
  return {
    id: testId(8_001) as string as UserId,
    email: 'zanele@example.test',
    pendingEmail: null,
    username: null,
    firstName: 'Zanele',
    lastName: 'Mokoena',
    countryCode: '+27',
    cell: '0821234567',
    role: 'USER',
    language: 'en',
    isBanned: false,
    bannedAt: null,
    banReason: null,
    isEmailVerified: true,
    isCellVerified: false,
    passwordHash: null,
    mustChangePassword: false,
    hasSecondFactor: false,
    factorAskedAt: null,
    organisationIds: [],
    ...facts,
  }
}
