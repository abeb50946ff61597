import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CommunicationHistory } from '../communication-history.ts'
import type { OutboxMessageId } from '../outbox.ts'
import { aSentMessage, atTen, reservationId } from './an-outbox-message.ts'

export interface CommunicationHistoryFixture {
  /** The outbox knows `message-1`. */
  readonly history: CommunicationHistory
  /** The same, as a process whose messages stay on its machine keeps it. */
  readonly localHistory: CommunicationHistory
  stop(): Promise<void>
}

const ourId = 'message-1' as OutboxMessageId
const key = { channel: 'sms', providerMessageId: 'sms-1' } as const

export function communicationHistoryContract(adapter: string, start: () => Promise<CommunicationHistoryFixture>): void {
  describe(`${adapter}: CommunicationHistory`, () => {
    let fixture: CommunicationHistoryFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    it('gives back every word', async () => {
      const sent = aSentMessage()

      await fixture.history.add(sent)

      expect(await fixture.history.list({ limit: 10 })).toEqual([sent])
    })

    it('lists the newest first, no more than asked', async () => {
      await fixture.history.add(aSentMessage({ id: 'older' }))
      await fixture.history.add(aSentMessage({ id: 'newest', sentAt: atTen.add({ seconds: 2 }) }))
      await fixture.history.add(aSentMessage({ id: 'newer', sentAt: atTen.add({ seconds: 1 }) }))

      const listed = await fixture.history.list({ limit: 2 })

      expect(listed.map(({ id }) => id)).toEqual(['newest', 'newer'])
    })

    it('finds by id, reservation and delivery state', async () => {
      await fixture.history.add(aSentMessage({ id: 'local' }))
      await fixture.history.add(aSentMessage({ id: 'failed', deliveryState: 'failed', error: 'gone' }))

      expect(await fixture.history.list({ id: 'local', limit: 10 })).toHaveLength(1)
      expect(await fixture.history.list({ deliveryState: 'failed', limit: 10 })).toMatchObject([{ id: 'failed', error: 'gone' }])
      expect(await fixture.history.list({ reservationId, limit: 10 })).toHaveLength(2)
      expect(await fixture.history.list({ reservationId: 'other' as ReservationId, limit: 10 })).toEqual([])
      expect(await fixture.history.list({ channel: 'email', limit: 10 })).toHaveLength(2)
      expect(await fixture.history.list({ channel: 'sms', limit: 10 })).toEqual([])
      expect(await fixture.history.list({ outboxMessageIds: [ourId], limit: 10 })).toHaveLength(2)
      expect(await fixture.history.list({ outboxMessageIds: [], limit: 10 })).toEqual([])
    })

    it('knows what stayed on the machine, and of that what a guest got', async () => {
      const { history, localHistory } = fixture
      await history.add(aSentMessage({ id: 'away', deliveryState: 'accepted' }))
      await history.add(aSentMessage({ id: 'kept here', deliveryState: 'delivered-locally' }))
      await localHistory.add(aSentMessage({ id: 'to a sandbox', deliveryState: 'accepted' }))
      await localHistory.add(aSentMessage({ id: 'read there', deliveryState: 'accepted' }))
      await localHistory.noteDelivery('read there', { deliveryState: 'read', providerMessageId: null, error: null, at: atTen })
      await localHistory.add(aSentMessage({ id: 'refused there', deliveryState: 'failed' }))

      const shown = await localHistory.list({ staysLocal: true, limit: 10 })

      expect(shown.map(({ id }) => id).toSorted()).toEqual(['kept here', 'read there', 'to a sandbox'])
    })

    it('finds the newest message that a provider knows by its id, on that channel', async () => {
      await fixture.history.add(aSentMessage({ id: 'older', providerMessageId: 'wamid-1', channel: 'app' }))
      const newest = aSentMessage({
        id: 'newer',
        providerMessageId: 'wamid-1',
        channel: 'app',
        sentAt: atTen.add({ seconds: 1 }),
      })
      await fixture.history.add(newest)
      await fixture.history.add(aSentMessage({ id: 'sms', providerMessageId: 'wamid-1', channel: 'sms' }))

      expect(await fixture.history.forReport({ channel: 'app', providerMessageId: 'wamid-1' })).toEqual(newest)
      expect(await fixture.history.forReport({ channel: 'app', providerMessageId: 'wamid-2' })).toBeUndefined()
    })

    it('finds the message that nobody answered for by our own id', async () => {
      const unanswered = aSentMessage({ channel: 'app', providerMessageId: null, deliveryState: 'unanswered' })
      await fixture.history.add(unanswered)
      const report = { channel: 'app', providerMessageId: 'wamid-1' } as const

      expect(await fixture.history.forReport({ ...report, messageId: ourId })).toEqual(unanswered)
      expect(await fixture.history.forReport({ ...report, messageId: 'message-2' as OutboxMessageId })).toBeUndefined()
      expect(await fixture.history.forReport(report)).toBeUndefined()
      expect(await fixture.history.forReport({ ...report, channel: 'sms', messageId: ourId })).toBeUndefined()
    })

    it('notes what became of a message', async () => {
      await fixture.history.add(aSentMessage({ deliveryState: 'accepted' }))
      const at = atTen.add({ seconds: 7 })

      const delivery = { deliveryState: 'failed', providerMessageId: 'sms-9', error: 'EXPIRED' } as const
      await fixture.history.noteDelivery('sent-1', { ...delivery, at })

      const failed = aSentMessage({ ...delivery, deliveryStateAt: at })
      expect(await fixture.history.list({ limit: 10 })).toEqual([failed])
    })

    it('forgets who got a message and what it said, and counts it still', async () => {
      const [code, other] = [aSentMessage({ id: 'code', deliveryState: 'failed', error: 'gone' }), aSentMessage({ id: 'other' })]
      await fixture.history.add(code)
      await fixture.history.add(other)

      await fixture.history.forgetReaders(['code', 'unknown'])

      const emptied = { to: '', subject: null, text: '', html: null, attachments: [], links: [], error: null }
      expect(await fixture.history.list({ id: 'code', limit: 1 })).toEqual([{ ...code, ...emptied }])
      expect(await fixture.history.list({ id: 'other', limit: 1 })).toEqual([other])
    })

    it('keeps reports of a message that is not there yet, once each, and gives them out once', async () => {
      const sent = { ...key, state: 'sent', error: null, at: atTen.add({ seconds: 1 }) } as const
      const failed = { ...key, state: 'failed', error: 'EXPIRED', at: atTen.add({ seconds: 2 }) } as const
      await fixture.history.keepEarlyReport(failed, atTen)
      await fixture.history.keepEarlyReport(sent, atTen)
      await fixture.history.keepEarlyReport(failed, atTen)
      await fixture.history.keepEarlyReport({ ...sent, providerMessageId: 'another' }, atTen)

      expect(await fixture.history.takeEarlyReports(key)).toEqual([sent, failed])
      expect(await fixture.history.takeEarlyReports(key)).toEqual([])
    })

    it('gives out early reports that carry our own id by it', async () => {
      const report = { ...key, state: 'sent', error: null, at: atTen, messageId: ourId } as const
      await fixture.history.keepEarlyReport(report, atTen)
      await fixture.history.keepEarlyReport({ ...key, state: 'failed', error: null, at: atTen, providerMessageId: '' }, atTen)

      const [channel, providerMessageId] = ['sms', null] as const
      expect(await fixture.history.takeEarlyReports({ channel, providerMessageId, messageId: 'x' as OutboxMessageId })).toEqual(
        [],
      )
      expect(await fixture.history.takeEarlyReports({ channel: 'app', providerMessageId, messageId: ourId })).toEqual([])
      expect(await fixture.history.takeEarlyReports({ channel, providerMessageId, messageId: ourId })).toEqual([report])
    })

    it('forgets reports that nothing came for in two days', async () => {
      const sent = { ...key, state: 'sent', error: null, at: atTen } as const
      await fixture.history.keepEarlyReport(sent, atTen)
      const late = { ...sent, providerMessageId: 'another' }

      await fixture.history.keepEarlyReport(late, atTen.add({ hours: 49 }))

      expect(await fixture.history.takeEarlyReports(key)).toEqual([])
      expect(await fixture.history.takeEarlyReports(late)).toEqual([late])
    })
  })
}
