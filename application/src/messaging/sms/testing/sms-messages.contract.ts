import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CommunicationHistory } from '../../communication-history.ts'
import { aSentMessage, atTen } from '../../testing/an-outbox-message.ts'
import type { SmsMessages, SmsQuery } from '../sms-messages.ts'

export interface SmsMessagesFixture {
  /** The reservation `reservation-1` has a campsite and the reference `482-913-107`. */
  readonly history: Pick<CommunicationHistory, 'add'>
  readonly smsMessages: SmsMessages
  stop(): Promise<void>
}

const anySms = { channel: 'sms', to: '27821234567', deliveryState: 'accepted', providerMessageId: 'sms-1' } as const
const order = { search: '', sort: 'sentAt', isDescending: true } as const
const all: SmsQuery = { states: null, sent: null, offset: 0, limit: 10, ...order }

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

      expect(await fixture.smsMessages.list(all)).toEqual({
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

      const { rows } = await fixture.smsMessages.list(all)
      expect(rows).toMatchObject([{ organisationName: null, simpleReference: null }])
    })

    it('notes what the provider billed, and keeps it when a report does not say', async () => {
      await give({})
      await give({ id: 'other', providerMessageId: 'sms-2', sentAt: atTen.add({ seconds: 1 }) })

      await fixture.smsMessages.noteCost({ providerMessageId: 'sms-1', parts: 3, credits: 2.25 })
      await fixture.smsMessages.noteCost({ providerMessageId: 'sms-1', parts: null, credits: null })
      await fixture.smsMessages.noteCost({ providerMessageId: 'nobody', parts: 1, credits: 1 })

      expect(await fixture.smsMessages.list(all)).toMatchObject({
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

      expect(await fixture.smsMessages.list(all)).toMatchObject({ total: 1, parts: 0, rows: [{ parts: 1 }] })
    })

    it('filters by state and time, and sums over all pages', async () => {
      const states = ['accepted', 'delivered', 'failed', 'delivered'] as const
      for (const [index, deliveryState] of states.entries()) {
        const sentAt = atTen.add({ seconds: index })
        await give({ id: `sms-${index}`, deliveryState, providerMessageId: `sms-${index}`, sentAt })
      }
      const ids = async (filter: Partial<SmsQuery>) =>
        (await fixture.smsMessages.list({ ...all, ...filter })).rows.map(({ id }) => id)

      expect(await ids({ states: ['delivered', 'failed'] })).toEqual(['sms-3', 'sms-2', 'sms-1'])
      const sent = { from: atTen.add({ seconds: 1 }), until: atTen.add({ seconds: 3 }) }
      expect(await ids({ sent })).toEqual(['sms-2', 'sms-1'])
      expect(await ids({ states: [] })).toEqual([])
      const page = await fixture.smsMessages.list({ ...all, offset: 2, limit: 1 })
      expect(page).toMatchObject({ rows: [{ id: 'sms-1' }], total: 4, parts: 4 })
    })

    it('finds by digits of the booking or the end of the number, in the order asked for, all of them for a file', async () => {
      const other = { organisationId: null, reservationId: null, to: '27829999888', providerMessageId: 'sms-2' } as const
      await give({ text: 'x'.repeat(161) })
      await give({ id: 'relayed', sentAt: atTen.add({ seconds: 1 }), deliveryState: 'failed', ...other })
      await give({ id: 'again', sentAt: atTen.add({ seconds: 2 }), providerMessageId: 'sms-3' })
      await fixture.smsMessages.noteCost({ providerMessageId: 'sms-2', parts: null, credits: 1.5 })
      const ids = async (query: Partial<SmsQuery>) =>
        (await fixture.smsMessages.list({ ...all, limit: null, ...query })).rows.map(({ id }) => id)

      expect(await ids({})).toEqual(['again', 'relayed', 'sent-1'])
      expect(await ids({ isDescending: false })).toEqual(['sent-1', 'relayed', 'again'])
      expect(await ids({ sort: 'parts' })).toEqual(['sent-1', 'again', 'relayed'])
      expect(await ids({ sort: 'credits' })).toEqual(['relayed', 'again', 'sent-1'])
      expect(await ids({ sort: 'state', isDescending: false })).toEqual(['again', 'sent-1', 'relayed'])
      expect(await ids({ search: '913-10' })).toEqual(['again', 'sent-1'])
      expect(await ids({ search: '999 888' })).toEqual(['relayed'])
      expect(await ids({ search: '99' })).toHaveLength(3)
    })
  })
}
