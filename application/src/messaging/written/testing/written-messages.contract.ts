import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OutboxMessageId } from '../../outbox.ts'
import type { WrittenFilter, WrittenMessages } from '../written-messages.ts'
import { aWrittenMessage } from './a-written-message.ts'

interface Store {
  readonly written: WrittenMessages
  readonly stop?: () => Promise<void>
}

const at = (time: string) => Temporal.Instant.from(`2026-11-21T${time}Z`)
const id = 'letter-1' as OutboxMessageId

export function writtenMessagesContract(name: string, start: () => Promise<Store>): void {
  describe(`written messages (${name})`, () => {
    let store: Store
    beforeEach(async () => {
      store = await start()
    })
    afterEach(() => store.stop?.())
    const claimed = (time: string) => store.written.claim({ now: at(time), leaseSeconds: 60 })

    it('gives out what was written, whole, and the oldest first', async () => {
      const code = {
        subject: null,
        text: '012345',
        links: [],
        template: 'verification_code',
        variables: { 1: '012345' },
        secret: '012345',
      }
      const written = aWrittenMessage({
        channel: 'app',
        to: '27821234567',
        language: 'af',
        expiresAt: at('10:10:00'),
        content: code,
      })
      await store.written.add(aWrittenMessage({ id: 'letter-2', createdAt: at('10:00:01') }))
      await store.written.add(written)

      expect(await claimed('10:00:05')).toEqual(written)
      expect((await claimed('10:00:05'))?.id).toBe('letter-2')
    })

    it('gives out what is of no use soon before what is due longer', async () => {
      await store.written.add(aWrittenMessage())
      await store.written.add(aWrittenMessage({ id: 'letter-2', createdAt: at('10:00:01'), expiresAt: at('10:15:00') }))
      await store.written.add(aWrittenMessage({ id: 'letter-3', createdAt: at('10:00:02'), expiresAt: at('10:10:00') }))

      const claims = [await claimed('10:00:05'), await claimed('10:00:05'), await claimed('10:00:05')]

      expect(claims.map((claim) => claim?.id)).toEqual(['letter-3', 'letter-2', 'letter-1'])
    })

    it('leaves what goes by some channels when asked to', async () => {
      await store.written.add(aWrittenMessage())
      await store.written.add(aWrittenMessage({ id: 'letter-2', channel: 'sms' }))

      expect(await store.written.claim({ now: at('10:00:00'), leaseSeconds: 60, but: ['email', 'app'] })).toMatchObject({
        id: 'letter-2',
      })
      expect(await store.written.claim({ now: at('10:00:00'), leaseSeconds: 60, but: ['email'] })).toBeUndefined()
      expect((await claimed('10:00:00'))?.id).toBe(id)
    })

    it('lends a message to one worker until its lease ends, and nothing before its time', async () => {
      await store.written.add(aWrittenMessage())

      expect(await claimed('09:59:59')).toBeUndefined()
      expect((await claimed('10:00:00'))?.id).toBe(id)
      expect(await claimed('10:00:59')).toBeUndefined()
      expect((await claimed('10:01:00'))?.id).toBe(id)
    })

    it('counts a failed try and waits for the next', async () => {
      await store.written.add(aWrittenMessage())
      await claimed('10:00:00')
      await store.written.retryLater(id, { error: 'busy', retryAt: at('10:00:30') })

      expect(await claimed('10:00:29')).toBeUndefined()
      expect(await claimed('10:00:30')).toMatchObject({ id, tries: 1 })
    })

    it.each([{ state: 'sent' }, { state: 'expired' }, { state: 'dead', error: 'no such mailbox' }] as const)(
      'never gives out again what is $state',
      async (ending) => {
        await store.written.add(aWrittenMessage())
        await claimed('10:00:00')
        await store.written.end(id, ending, at('10:00:01'))

        expect(await claimed('12:00:00')).toBeUndefined()
      },
    )

    it('lists how messages fare, the newest first, and nothing of whom they are for', async () => {
      await store.written.add(aWrittenMessage())
      await store.written.add(aWrittenMessage({ id: 'letter-2', channel: 'sms', createdAt: at('10:00:01') }))
      await store.written.add(aWrittenMessage({ id: 'letter-3', createdAt: at('10:00:02') }))
      await store.written.retryLater(id, { error: 'busy', retryAt: at('10:00:30') })
      await store.written.end('letter-2' as OutboxMessageId, { state: 'dead', error: 'no such number' }, at('10:00:05'))
      await store.written.end('letter-3' as OutboxMessageId, { state: 'sent' }, at('10:00:06'))
      const listed = async (filter: Omit<WrittenFilter, 'limit'>) =>
        (await store.written.list({ ...filter, limit: 9 })).map((message) => message.id)

      expect((await store.written.list({ limit: 2 })).map((message) => message.id)).toEqual(['letter-3', 'letter-2'])
      expect(await listed({ state: 'sent' })).toEqual(['letter-3'])
      expect(await listed({ channel: 'email' })).toEqual(['letter-3', 'letter-1'])
      expect(await listed({ channel: 'email', state: 'dead' })).toEqual([])
      expect(await store.written.list({ state: 'pending', limit: 9 })).toEqual([
        {
          id: 'letter-1',
          channel: 'email',
          state: 'pending',
          tries: 1,
          nextTryAt: at('10:00:30'),
          lastError: 'busy',
          createdAt: at('10:00:00'),
          endedAt: null,
        },
      ])
      expect(await store.written.list({ state: 'dead', limit: 9 })).toMatchObject([
        { id: 'letter-2', lastError: 'no such number', endedAt: at('10:00:05') },
      ])
    })

    it('forgets what ended long ago, the oldest first, and says whether it was of use for a time only', async () => {
      const given = async (name: string, endedAt: string | null, facts: Parameters<typeof aWrittenMessage>[0] = {}) => {
        const message = aWrittenMessage({ id: name, ...facts })
        await store.written.add(message)
        if (endedAt) await store.written.end(message.id, { state: 'sent' }, at(endedAt))
      }
      await given('code', '10:00:02', { expiresAt: at('10:10:00') })
      await given('letter', '10:00:01')
      await given('third', '10:00:03')
      await given('new', '10:00:04')
      await given('waiting', null)
      const forgotten = async (limit: number) => {
        const ended = await store.written.forgetEnded({ before: at('10:00:04'), limit })
        return ended.toSorted((one, other) => (one.id < other.id ? -1 : 1))
      }

      expect(await forgotten(2)).toEqual([
        { id: 'code', expiresAt: at('10:10:00') },
        { id: 'letter', expiresAt: null },
      ])
      expect(await forgotten(2)).toEqual([{ id: 'third', expiresAt: null }])
      expect(await forgotten(2)).toEqual([])
      expect((await claimed('10:00:05'))?.id).toBe('waiting')
    })
  })
}
