import type { UserId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { PersonRecord } from '../people-records.ts'

/** A guest who has never booked and may log in. */
export function aPersonRecord(facts: Partial<PersonRecord> = {}): PersonRecord {
  return {
    userId: 'thandi' as UserId,
    email: 'thandi@example.test',
    username: null,
    name: 'Thandi Nkosi',
    firstName: 'Thandi',
    lastName: 'Nkosi',
    cell: null,
    role: 'USER',
    state: 'working',
    hasPassword: true,
    ban: null,
    erasedAt: null,
    links: [],
    bookings: 0,
    createdAt: Temporal.Instant.from('2026-11-01T08:00Z'),
    ...facts,
  }
}
