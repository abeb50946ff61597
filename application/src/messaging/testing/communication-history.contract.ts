import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CommunicationHistory } from '../communication-history.ts'
import { aSentMessage, atTen, reservationId } from './an-outbox-message.ts'

export interface CommunicationHistoryFixture {
  /** The outbox knows `message-1`. */
  readonly history: CommunicationHistory
  stop(): Promise<void>
}

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
    })
  })
}
