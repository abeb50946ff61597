import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CommunicationHistory } from '../../messaging/communication-history.ts'
import type { Outbox, OutboxMessageId } from '../../messaging/outbox.ts'
import { anOutboxMessage, aSentMessage, atTen, reservationId } from '../../messaging/testing/an-outbox-message.ts'
import type { WhatsAppMessageQuery, WhatsAppMessages } from '../whatsapp-messages.ts'

export interface WhatsAppMessagesFixture {
  readonly whatsAppMessages: WhatsAppMessages
  /** Empty at first. */
  readonly outbox: Outbox
  readonly history: CommunicationHistory
  readonly stop: () => Promise<void>
}

const order = { search: '', sort: 'createdAt', isDescending: true } as const
const all: WhatsAppMessageQuery = { state: null, type: null, limit: 10, offset: 0, ...order }
const to = '27821234567'

type Facts = Parameters<typeof anOutboxMessage>[0]
const waiting = (id: string, minutes: number, facts: Facts = {}) =>
  anOutboxMessage({ id, occurrence: id, channel: 'app', to, createdAt: atTen.add({ minutes }), ...facts })

const sentOf = (id: string, facts: Parameters<typeof aSentMessage>[0] = {}) =>
  aSentMessage({
    id: `history of ${id}`,
    outboxMessageId: id as OutboxMessageId,
    channel: 'app',
    to,
    subject: null,
    html: null,
    attachments: [],
    links: [],
    text: `words of ${id}`,
    deliveryState: 'accepted',
    providerMessageId: `wamid.${id}`,
    ...facts,
  })

export function whatsAppMessagesContract(adapter: string, start: () => Promise<WhatsAppMessagesFixture>): void {
  describe(`${adapter}: WhatsAppMessages`, () => {
    let fixture: WhatsAppMessagesFixture
    beforeEach(async () => {
      fixture = await start()
      const { outbox, history } = fixture
      await outbox.add([
        waiting('fresh', 9),
        waiting('nowhere', 8, { to: null, state: 'skipped', lastError: 'cell number is missing' }),
        waiting('dead', 7, { state: 'dead', tries: 8, lastError: '131026 undeliverable', type: 'booking_cancellation' }),
        waiting('read', 6, { state: 'sent', sentAt: atTen.add({ minutes: 6 }) }),
        anOutboxMessage({ id: 'by-mail', occurrence: 'by-mail', createdAt: atTen.add({ minutes: 5 }) }),
      ])
      await history.add(sentOf('dead', { deliveryState: 'failed', error: '131026 undeliverable', providerMessageId: null }))
      await history.add(sentOf('read', { deliveryState: 'read', sentAt: atTen.add({ minutes: 6 }) }))
      const relayed = { outboxMessageId: null, organisationId: null, reservationId: null, type: 'default' } as const
      await history.add(sentOf('relayed', { ...relayed, id: 'relayed', to: '27829999888', sentAt: atTen }))
      await history.add(aSentMessage({ id: 'mail', outboxMessageId: null }))
    })
    afterEach(() => fixture.stop())

    it('are the messages of the channel alone, each once, the newest first', async () => {
      const { rows, total } = await fixture.whatsAppMessages.list(all)

      expect(rows.map(({ id, state }) => [id, state])).toEqual([
        ['fresh', 'waiting'],
        ['nowhere', 'skipped'],
        ['dead', 'failed'],
        ['read', 'read'],
        ['relayed', 'accepted'],
      ])
      expect(total).toBe(5)
    })

    it('say whose booking they are about and why they failed', async () => {
      const { rows } = await fixture.whatsAppMessages.list({ ...all, state: 'failed' })

      expect(rows).toEqual([
        {
          id: 'dead',
          isFromOutbox: true,
          type: 'booking_cancellation',
          event: 'submitted',
          language: 'en',
          to,
          state: 'failed',
          error: '131026 undeliverable',
          tries: 8,
          createdAt: atTen.add({ minutes: 7 }),
          stateAt: atTen,
          reservation: {
            id: reservationId,
            simpleReference: '482-913-107',
            orgSlug: 'boskloof-camp',
            orgName: 'Boskloof Camp',
          },
        },
      ])
    })

    it('are found by type, and by digits of a reference or the end of a number', async () => {
      const idsOf = async (query: Partial<WhatsAppMessageQuery>) =>
        (await fixture.whatsAppMessages.list({ ...all, ...query })).rows.map(({ id }) => id)

      expect(await idsOf({ type: 'booking_cancellation' })).toEqual(['dead'])
      expect(await idsOf({ search: '999 888' })).toEqual(['relayed'])
      expect(await idsOf({ search: '913-107' })).toEqual(['fresh', 'nowhere', 'dead', 'read'])
      expect(await idsOf({ search: '27' })).toHaveLength(5)
      expect(await idsOf({ state: 'read', search: '9999' })).toEqual([])
    })

    it('come in the order asked for, and all of them for a file', async () => {
      const idsOf = async (query: Partial<WhatsAppMessageQuery>) =>
        (await fixture.whatsAppMessages.list({ ...all, limit: null, ...query })).rows.map(({ id }) => id)

      expect(await idsOf({ isDescending: false })).toEqual(['relayed', 'read', 'dead', 'nowhere', 'fresh'])
      expect(await idsOf({ sort: 'state', isDescending: false })).toEqual(['relayed', 'dead', 'read', 'nowhere', 'fresh'])
      expect((await idsOf({ sort: 'type' })).slice(0, 2)).toEqual(['relayed', 'fresh'])
    })

    it('come page by page', async () => {
      const { rows, total } = await fixture.whatsAppMessages.list({ ...all, limit: 2, offset: 3 })

      expect([rows.map(({ id }) => id), total]).toEqual([['read', 'relayed'], 5])
    })

    it('are shown one by one with their words', async () => {
      const { whatsAppMessages } = fixture

      expect(await whatsAppMessages.find('read')).toMatchObject({
        text: 'words of read',
        providerMessageId: 'wamid.read',
        outboxMessage: { id: 'read', state: 'sent', to },
      })
      expect(await whatsAppMessages.find('fresh')).toMatchObject({ text: null, outboxMessage: { state: 'pending' } })
      expect(await whatsAppMessages.find('relayed')).toMatchObject({
        isFromOutbox: false,
        outboxMessage: null,
        reservation: null,
      })
      expect(await whatsAppMessages.find('by-mail')).toBeUndefined()
      expect(await whatsAppMessages.find('mail')).toBeUndefined()
    })
  })
}
