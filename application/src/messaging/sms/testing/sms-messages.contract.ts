import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CommunicationHistory } from '../../communication-history.ts'
import { aSentMessage, atTen } from '../../testing/an-outbox-message.ts'
import type { SmsMessages } from '../sms-messages.ts'

export interface SmsMessagesFixture {
  /** The reservation `reservation-1` has a campsite and the reference `482-913-107`. */
  readonly history: Pick<CommunicationHistory, 'add'>
  readonly smsMessages: SmsMessages
  stop(): Promise<void>
}

const anySms = { channel: 'sms', to: '27821234567', deliveryState: 'accepted', providerMessageId: 'sms-1' } as const
const all = { states: null, sent: null }
const slice = { offset: 0, limit: 10 }

export function smsMessagesContract(adapter: string, start: () => Promise<SmsMessagesFixture>): void {
  describe(`${adapter}: SmsMessages`, () => {
    let fixture: SmsMessagesFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    const give = (facts: Parameters<typeof aSentMessage>[0]) =>
      fixture.history.add(aSentMessage({ outboxMessageId: null, ...anySms, ...facts }))

    it('lists the SMS alone, with their booking and what they cost as it was counted', async () => {
      await give({ id: 'mail', channel: 'email', providerMessageId: 'mail-1' })
      await give({ text: 'x'.repeat(161) })

      expect(await fixture.smsMessages.list(all, slice)).toEqual({
        rows: [
          {
            id: 'sent-1',
            sentAt: atTen,
            to: '27821234567',
            type: 'booking_confirmation',
            deliveryState: 'accepted',
            organisationName: expect.any(String),
            simpleReference: '482-913-107',
            error: null,
            parts: 2,
            credits: null,
          },
        ],
        total: 1,
        parts: 2,
        credits: 0,
      })
    })

    it('lists relayed ones too, which are of no booking', async () => {
      await give({ organisationId: null, reservationId: null })

      const { rows } = await fixture.smsMessages.list(all, slice)
      expect(rows).toMatchObject([{ organisationName: null, simpleReference: null }])
    })

    it('notes what the provider billed, and keeps it when a report does not say', async () => {
      await give({})
      await give({ id: 'other', providerMessageId: 'sms-2', sentAt: atTen.add({ seconds: 1 }) })

      await fixture.smsMessages.noteCost({ providerMessageId: 'sms-1', parts: 3, credits: 2.25 })
      await fixture.smsMessages.noteCost({ providerMessageId: 'sms-1', parts: null, credits: null })
      await fixture.smsMessages.noteCost({ providerMessageId: 'nobody', parts: 1, credits: 1 })

      expect(await fixture.smsMessages.list(all, slice)).toMatchObject({
        rows: [
          { id: 'other', parts: 1, credits: null },
          { id: 'sent-1', parts: 3, credits: 2.25 },
        ],
        total: 2,
        parts: 4,
        credits: 2.25,
      })
    })

    it('does not sum what no provider took', async () => {
      await give({ deliveryState: 'failed', providerMessageId: null, error: 'no answer' })

      expect(await fixture.smsMessages.list(all, slice)).toMatchObject({ total: 1, parts: 0, rows: [{ parts: 1 }] })
    })

    it('filters by state and time, and sums over all pages', async () => {
      const states = ['accepted', 'delivered', 'failed', 'delivered'] as const
      for (const [index, deliveryState] of states.entries()) {
        const sentAt = atTen.add({ seconds: index })
        await give({ id: `sms-${index}`, deliveryState, providerMessageId: `sms-${index}`, sentAt })
      }
      const ids = async (filter: Parameters<SmsMessages['list']>[0]) =>
        (await fixture.smsMessages.list(filter, slice)).rows.map(({ id }) => id)

      expect(await ids({ states: ['delivered', 'failed'], sent: null })).toEqual(['sms-3', 'sms-2', 'sms-1'])
      const sent = { from: atTen.add({ seconds: 1 }), until: atTen.add({ seconds: 3 }) }
      expect(await ids({ states: null, sent })).toEqual(['sms-2', 'sms-1'])
      expect(await ids({ states: [], sent: null })).toEqual([])
      const page = await fixture.smsMessages.list(all, { offset: 2, limit: 1 })
      expect(page).toMatchObject({ rows: [{ id: 'sms-1' }], total: 4, parts: 4 })
    })
  })
}
