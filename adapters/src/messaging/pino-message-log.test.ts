import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import { describe, expect, it } from 'vitest'
import { createLogger } from '../logging/logger.ts'
import { PinoMessageLog } from './pino-message-log.ts'

describe('the log of messages', () => {
  it('says which message failed and why, at the level of its weight', () => {
    const lines: string[] = []
    const log = new PinoMessageLog(createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } }))
    const message = { outboxMessageId: 'm-1' as OutboxMessageId, channel: 'sms', type: 'default', error: 'no answer' } as const

    log.failed({ ...message, tries: 2 })
    log.dead(message)

    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'warn', outboxMessageId: 'm-1', reason: 'no answer', tries: 2 },
      { level: 'error', outboxMessageId: 'm-1', reason: 'no answer' },
    ])
  })
})
