import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { system } from '../shared/actor.ts'
import type { AuditLogQuery } from './audit-log.ts'
import { ListAuditEntries } from './list-audit-entries.ts'

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

/** The night of 24 December has begun in South Africa. */
const clock = { now: () => Temporal.Instant.from('2026-12-23T22:30:00Z') }

async function daysReadOf(query: Partial<AuditLogQuery>) {
  const asked: AuditLogQuery[] = []
  const auditLog = {
    list: async (of: AuditLogQuery) => {
      asked.push(of)
      return { rows: [], total: 0 }
    },
    concepts: async () => [],
  }
  const found = await new ListAuditEntries({ auditLog, clock }).execute({ ...all, ...query, actor: system('camp') })
  return [asked[0]?.from, found.ok && found.value.from]
}

describe('the first day that the audit log reads', () => {
  it.each([
    ['a month ago, where nobody says which', {}, '2026-11-23'],
    ['a month before the last one', { to: '2026-03-31' }, '2026-02-28'],
    ['the day that was asked for', { from: '2020-01-01' }, '2020-01-01'],
    ['a month ago for payments', { concept: 'payment' }, '2026-11-23'],
    ['the very first of one record', { subject: 'hold-1' }, ''],
    ['the very first of settings', { concept: 'payment-rule' }, ''],
  ])('is %s', async (_, query, day) => {
    expect(await daysReadOf(query)).toEqual([day, day])
  })
})
