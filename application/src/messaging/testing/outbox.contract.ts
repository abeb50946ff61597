import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Outbox, OutboxFilter, OutboxMessageId, OutboxSort } from '../outbox.ts'
import { anOutboxMessage, atTen, reservationId } from './an-outbox-message.ts'
import { someNotificationFacts } from './some-notification-facts.ts'

export interface OutboxFixture {
  /** A reservation `reservation-1` of the builder's organisation is known. */
  readonly outbox: Outbox
  stop(): Promise<void>
}

const request = { limit: 10, now: atTen, leaseSeconds: 60 }
const first = 'message-1' as OutboxMessageId

export function outboxContract(adapter: string, start: () => Promise<OutboxFixture>): void {
  describe(`${adapter}: Outbox`, () => {
    let fixture: OutboxFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    it('gives back what was added', async () => {
      const message = anOutboxMessage()

      expect(await fixture.outbox.add([message])).toBe(1)

      expect(await fixture.outbox.list({ limit: 10 })).toEqual([message])
    })

    it('holds one message per reservation, event, channel and occurrence', async () => {
      await fixture.outbox.add([anOutboxMessage()])

      const again = await fixture.outbox.add([
        anOutboxMessage({ id: 'message-2' }),
        anOutboxMessage({ id: 'message-3', channel: 'sms' }),
        anOutboxMessage({ id: 'message-4', event: 'confirmed' }),
        anOutboxMessage({ id: 'message-5', occurrence: '7-days' }),
      ])

      expect(again).toBe(3)
      expect(await fixture.outbox.list({ reservationId, limit: 10 })).toHaveLength(4)
    })

    it('says which bookings have a message of an event and occurrence', async () => {
      await fixture.outbox.add([
        anOutboxMessage({ occurrence: 'many 1' }),
        anOutboxMessage({ id: 'message-2', occurrence: 'many 1', channel: 'sms' }),
      ])
      const { event } = anOutboxMessage()
      const nobody = 'reservation-2' as typeof reservationId

      expect(await fixture.outbox.writtenTo([reservationId, nobody], { event, occurrence: 'many 1' })).toEqual([reservationId])
      expect(await fixture.outbox.writtenTo([reservationId], { event, occurrence: 'many 2' })).toEqual([])
      expect(await fixture.outbox.writtenTo([nobody], { event, occurrence: 'many 1' })).toEqual([])
      expect(await fixture.outbox.writtenTo([], { event, occurrence: 'many 1' })).toEqual([])
    })

    it('hands out a message that is due, and to nobody else until the lease ends', async () => {
      await fixture.outbox.add([anOutboxMessage()])

      const claimed = await fixture.outbox.claim(request)

      expect(claimed).toEqual([anOutboxMessage()])
      expect(await fixture.outbox.claim({ ...request, now: atTen.add({ seconds: 59 }) })).toEqual([])
      expect(await fixture.outbox.claim({ ...request, now: atTen.add({ seconds: 60 }) })).toHaveLength(1)
    })

    it('knows of a message whose worker died since when it may be taken', async () => {
      await fixture.outbox.add([anOutboxMessage()])
      await fixture.outbox.claim(request)

      const [again] = await fixture.outbox.claim({ ...request, now: atTen.add({ hours: 1 }) })

      expect(again?.mayBeTakenSince).toEqual(atTen)
    })

    it('hands out the oldest first, no more than asked, and nothing early', async () => {
      await fixture.outbox.add([
        anOutboxMessage({ id: 'late', occurrence: 'a', nextTryAt: atTen.add({ seconds: 1 }) }),
        anOutboxMessage({ id: 'second', occurrence: 'b' }),
        anOutboxMessage({ id: 'oldest', occurrence: 'c', nextTryAt: atTen.subtract({ seconds: 5 }) }),
      ])

      const claims = [
        await fixture.outbox.claim({ ...request, limit: 1 }),
        await fixture.outbox.claim({ ...request, limit: 1 }),
        await fixture.outbox.claim({ ...request, limit: 1 }),
      ]

      expect(claims.map((claim) => claim.map(({ id }) => id))).toEqual([['oldest'], ['second'], []])
    })

    it('leaves what goes by some channels when asked to', async () => {
      await fixture.outbox.add([anOutboxMessage(), anOutboxMessage({ id: 'message-2', channel: 'sms' })])

      const claimed = await fixture.outbox.claim({ ...request, but: ['email', 'app'] })

      expect(claimed.map(({ id }) => id)).toEqual(['message-2'])
      expect(await fixture.outbox.claim({ ...request, but: ['email'] })).toEqual([])
      expect(await fixture.outbox.claim({ ...request, but: [] })).toHaveLength(1)
    })

    it('hands out those of one claim in the order in which they are due', async () => {
      await fixture.outbox.add([
        anOutboxMessage({ id: 'half a second later', occurrence: 'a', nextTryAt: atTen.add({ milliseconds: 500 }) }),
        anOutboxMessage({ id: 'at ten', occurrence: 'b' }),
      ])

      const claimed = await fixture.outbox.claim({ ...request, now: atTen.add({ seconds: 1 }) })

      expect(claimed.map(({ id }) => id)).toEqual(['at ten', 'half a second later'])
    })

    it('gives each message to one of many claimers at the same moment', async () => {
      const messages = Array.from({ length: 20 }, (_, n) => anOutboxMessage({ id: `message-${n}`, occurrence: `${n}` }))
      await fixture.outbox.add(messages)

      const claims = await Promise.all(Array.from({ length: 10 }, () => fixture.outbox.claim({ ...request, limit: 2 })))

      const ids = claims.flat().map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toHaveLength(20)
    })

    it('never hands out again what was sent or skipped', async () => {
      await fixture.outbox.add([anOutboxMessage(), anOutboxMessage({ id: 'message-2', channel: 'sms' })])

      await fixture.outbox.markSent(first, atTen)
      await fixture.outbox.markSkipped('message-2' as OutboxMessageId, 'cell number is missing')

      expect(await fixture.outbox.claim(request)).toEqual([])
      expect(await fixture.outbox.list({ state: 'sent', limit: 10 })).toMatchObject([{ id: first, sentAt: atTen }])
      expect(await fixture.outbox.list({ state: 'skipped', limit: 10 })).toMatchObject([{ lastError: 'cell number is missing' }])
    })

    it('brings a failed message back when its next try is due', async () => {
      await fixture.outbox.add([anOutboxMessage()])
      await fixture.outbox.claim(request)

      const retryAt = atTen.add({ seconds: 15 })
      expect(await fixture.outbox.markFailed(first, { error: 'no answer', retryAt })).toBe(true)

      expect(await fixture.outbox.claim({ ...request, now: atTen.add({ seconds: 14 }) })).toEqual([])
      const [again] = await fixture.outbox.claim({ ...request, now: atTen.add({ seconds: 15 }) })
      expect(again).toMatchObject({ tries: 1, lastError: 'no answer' })
    })

    it('keeps a message sent when a slower worker reports its failure', async () => {
      await fixture.outbox.add([anOutboxMessage()])

      await fixture.outbox.markSent(first, atTen)
      expect(await fixture.outbox.markFailed(first, { error: 'no answer', dead: true })).toBe(false)

      expect(await fixture.outbox.list({ limit: 10 })).toMatchObject([{ state: 'sent', lastError: null }])
    })

    it('lists by id, channel and state', async () => {
      await fixture.outbox.add([anOutboxMessage(), anOutboxMessage({ id: 'message-2', channel: 'sms' })])
      await fixture.outbox.markSent(first, atTen)
      const idsOf = async (filter: OutboxFilter) => (await fixture.outbox.list({ ...filter, limit: 10 })).map(({ id }) => id)

      expect(await idsOf({ id: first })).toEqual([first])
      expect(await idsOf({ channel: 'sms' })).toEqual(['message-2'])
      expect(await idsOf({ channel: 'sms', state: 'sent' })).toEqual([])
      expect(await idsOf({ event: 'confirmed' })).toEqual([])
      const [, middle = ''] = someNotificationFacts().reservation.simpleReference.split('-')
      expect(await idsOf({ referenceDigits: middle, channel: 'sms' })).toEqual(['message-2'])
      expect(await idsOf({ referenceDigits: '000' })).toEqual([])
    })

    it('lists in the order asked for, the newest first where that says nothing', async () => {
      await fixture.outbox.add([
        anOutboxMessage({ id: 'a', occurrence: 'a', tries: 3 }),
        anOutboxMessage({ id: 'b', occurrence: 'b', state: 'dead', tries: 8, createdAt: atTen.add({ seconds: 1 }) }),
        anOutboxMessage({ id: 'c', occurrence: 'c', tries: 3, createdAt: atTen.add({ seconds: 2 }) }),
      ])
      const ids = async (by: OutboxSort, isDescending: boolean) =>
        (await fixture.outbox.list({ limit: null, order: { by, isDescending } })).map(({ id }) => id)

      expect(await ids('createdAt', false)).toEqual(['a', 'b', 'c'])
      expect(await ids('tries', true)).toEqual(['b', 'c', 'a'])
      expect(await ids('state', false)).toEqual(['b', 'c', 'a'])
    })

    it('lists page by page, and counts them all', async () => {
      await fixture.outbox.add(
        ['a', 'b', 'c'].map((id, index) =>
          anOutboxMessage({ id, occurrence: id, createdAt: atTen.subtract({ seconds: index === 0 ? 0 : 1 }) }),
        ),
      )
      const page = async (offset: number) => (await fixture.outbox.list({ limit: 2, offset })).map(({ id }) => id)

      expect([await page(0), await page(2)]).toEqual([['a', 'b'], ['c']])
      expect(await fixture.outbox.list({ limit: null, offset: 1 })).toHaveLength(2)
      expect(await fixture.outbox.count({})).toBe(3)
      expect(await fixture.outbox.count({ state: 'dead' })).toBe(0)
    })

    it('keeps since when a message may be taken, through replays, until a person sends it all the same', async () => {
      await fixture.outbox.add([anOutboxMessage({ channel: 'sms' })])
      const since = async () => (await fixture.outbox.list({ limit: 1 }))[0]?.mayBeTakenSince
      const failed = { error: 'no answer', retryAt: atTen }

      await fixture.outbox.markFailed(first, failed)
      expect(await since()).toBeNull()
      await fixture.outbox.markFailed(first, { ...failed, mayBeTakenSince: atTen })
      await fixture.outbox.markFailed(first, { error: 'gone', dead: true, mayBeTakenSince: atTen.add({ hours: 1 }) })
      await fixture.outbox.replay([first], atTen)
      expect(await since()).toEqual(atTen)

      await fixture.outbox.markFailed(first, { error: 'gone', dead: true })
      await fixture.outbox.replay([first], atTen, { forgetsDoubt: true })
      expect(await since()).toBeNull()
    })

    it('replays dead messages and no others', async () => {
      await fixture.outbox.add([anOutboxMessage(), anOutboxMessage({ id: 'message-2', channel: 'sms' })])
      await fixture.outbox.markFailed(first, { error: 'gone', dead: true })
      await fixture.outbox.markSent('message-2' as OutboxMessageId, atTen)

      const ids = ['message-1', 'message-2', 'unknown'] as OutboxMessageId[]

      expect(await fixture.outbox.replay(ids, atTen)).toBe(1)
      expect(await fixture.outbox.replay(ids, atTen)).toBe(0)
      expect(await fixture.outbox.claim(request)).toMatchObject([{ id: first, tries: 0 }])
    })
  })
}
