import { describe, expect, it } from 'vitest'
import { system, visitor } from '../shared/actor.ts'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import { testId } from '../testing/a-campsite.ts'
import type { ShownHtiEntry } from './hti-log.ts'
import { isReplayable, ListHtiMessages, SettleHtiMessages, ShowHtiMessage } from './read-hti-log.ts'
import { InMemoryHtiLog } from './testing/in-memory-hti-log.ts'

const operator = system('test')
const failed = {
  id: testId(1),
  state: 'FAILED',
  kind: 'BOOKING_CREATE',
  direction: 'INBOUND',
  organisationId: testId(2),
} as ShownHtiEntry

describe('the log of HTI', () => {
  const htiLog = new InMemoryHtiLog()
  htiLog.entries = [failed]
  const query = { state: 'FAILED', kind: null, search: '', sort: 'at', isDescending: true, limit: 10, offset: 0 } as const

  it('is listed for the platform alone', async () => {
    const list = new ListHtiMessages({ htiLog })

    expect(await list.execute({ actor: operator, ...query })).toEqual({ ok: true, value: { rows: [failed], total: 1 } })
    expect(htiLog.asked).toEqual(query)
    expect(await list.execute({ actor: visitor, ...query })).toEqual({ ok: false, refusal: { code: 'not-permitted' } })
  })

  it('shows one message, and whether it can be tried again', async () => {
    const show = new ShowHtiMessage({ htiLog })

    expect(await show.execute({ actor: operator, id: failed.id })).toEqual({ ok: true, value: { ...failed, isReplayable: true } })
    expect(await show.execute({ actor: operator, id: testId(9) })).toEqual({ ok: false, refusal: { code: 'not-found' } })
    expect(await show.execute({ actor: visitor, id: failed.id })).toEqual({ ok: false, refusal: { code: 'not-permitted' } })
  })

  it.each<[Partial<ShownHtiEntry>, boolean]>([
    [{}, true],
    [{ kind: 'BOOKING_UPDATE' }, true],
    [{ kind: 'BOOKING_CANCEL', direction: 'OUTBOUND' }, true],
    [{ kind: 'AVAILABILITY_QUERY', direction: 'OUTBOUND' }, true],
    [{ kind: 'AVAILABILITY_QUERY' }, false],
    [{ kind: 'PING', direction: 'OUTBOUND' }, false],
    [{ kind: 'BOOKING_READ' }, false],
    [{ kind: null }, false],
    [{ state: 'SUCCESS' }, false],
    [{ organisationId: null }, false],
  ])('of %j says whether it can be tried again: %s', (facts, expected) => {
    expect(isReplayable({ ...failed, ...facts })).toBe(expected)
  })

  it('ends what was left in progress a quarter of an hour ago, and forgets what is ninety days old', async () => {
    const clock = new FixedClock('2026-11-21T10:00')

    expect(await new SettleHtiMessages({ htiLog, clock }).execute()).toEqual({ failed: 2, forgotten: 3 })
    const now = clock.now()
    expect(htiLog.asked).toEqual({
      settled: { settled: now.subtract({ minutes: 15 }), now },
      forgotten: now.subtract({ hours: 90 * 24 }),
    })
  })
})
