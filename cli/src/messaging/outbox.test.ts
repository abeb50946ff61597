import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import type { WrittenFilter, WrittenListing } from '@camp/application/messaging/written/written-messages.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

const at = (text: string) => Temporal.Instant.from(text)

function aCode(facts: Partial<WrittenListing> = {}): WrittenListing {
  return {
    id: '0197c000-0000-7000-8000-000000000001' as OutboxMessageId,
    channel: 'email',
    state: 'pending',
    tries: 3,
    nextTryAt: at('2026-11-23T10:00:00Z'),
    lastError: 'no answer',
    createdAt: at('2026-11-23T09:00:00Z'),
    endedAt: null,
    ...facts,
  }
}

function givenWritten(...written: readonly WrittenListing[]) {
  const asked: WrittenFilter[] = []
  const execute = async (filter: WrittenFilter) => {
    asked.push(filter)
    return accepted(written)
  }
  const door = fakeDoor({
    useCases: {
      listWritten: { execute },
      listOutgoingMessages: { execute: async () => accepted({ rows: [], total: 0 }) },
    } as never,
  })
  return { asked, run: (line: string) => camp(line, { door }) }
}

describe('a message about no booking', () => {
  it('is among those that "outbox send" would send', async () => {
    const { asked, run } = givenWritten(aCode())

    const { data, messages } = await run('outbox send --dry-run --plain')

    expect(data).toBe('0197c000\twritten\temail\tpending\t3\t2026-11-23 12:00 +02:00\t\tno answer')
    expect(messages).toContain('Waiting: 1. Nothing was sent.')
    expect(asked).toMatchObject([{ state: 'pending', limit: 100 }])
  })

  it('is listed when it was given up, and sent again by nobody', async () => {
    const { run } = givenWritten(aCode({ state: 'dead', endedAt: at('2026-11-23T10:00:00Z') }))

    const { data, messages } = await run('outbox list --state dead --json')

    expect(JSON.parse(data)).toMatchObject([
      { event: 'written', channel: 'email', state: 'dead', lastError: 'no answer', simpleReference: null, sentAt: null },
    ])
    expect(messages).toContain('A written message that was given up is not sent again')
    expect(messages).not.toContain('outbox replay')
  })

  it('that ran out of time counts as skipped', async () => {
    const { asked, run } = givenWritten()

    await run('outbox list --state skipped --channel sms')

    expect(asked).toMatchObject([{ state: 'expired', channel: 'sms', limit: 25 }])
  })
})
