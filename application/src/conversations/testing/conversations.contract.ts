import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aGuest, aPendingReservation } from '@camp/domain/testing/a-submitted-reservation.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Reservations } from '../../reservations/reservations.ts'
import { aHoldOn, asHeld, campsite, guestId, stands } from '../../testing/a-campsite.ts'
import type { ConversationMessage, ConversationMessageId, Conversations } from '../conversations.ts'

export interface ConversationsFixture {
  /** Over the plots of `a-campsite.ts` and the guest `guestId`. */
  readonly reservations: Reservations
  readonly conversations: Conversations
  readonly stop: () => Promise<void>
}

const organisationId = campsite.organisation.id
const at = (time: string) => Temporal.Instant.from(`2026-11-21T${time}Z`)
const id = (number: number) => `00000000-0000-4000-8000-0000000000${number}` as ConversationMessageId

export function conversationsContract(adapter: string, start: () => Promise<ConversationsFixture>): void {
  describe(`${adapter}: Conversations`, () => {
    let fixture: ConversationsFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    const booked = async (plot: number) => {
      const held = aHoldOn([stands[plot]!], { id: `hold-${plot + 1}` })
      await fixture.reservations.add(held, asHeld)
      await fixture.reservations.replace(aPendingReservation(held, { guest: aGuest({ userId: guestId }) }), null)
      return held.id
    }
    const said = (number: number, facts: Partial<ConversationMessage>): ConversationMessage => ({
      id: id(number),
      organisationId,
      reservationId: null,
      side: 'guest',
      channel: 'page',
      fromNumber: null,
      fromAddress: null,
      text: `Message ${number}`,
      secret: null,
      at: at(`10:${number}`),
      by: 'guest',
      providerMessageId: null,
      outboxMessageId: null,
      isUnsure: false,
      settled: null,
      ...facts,
    })
    const answered = (time: string) => ({ how: 'answered', at: at(time), by: 'desk' }) as const

    it('keeps what was written, word for word and in order', async () => {
      const { conversations } = fixture
      const reservationId = await booked(0)
      const asked = said(10, {
        reservationId,
        text: 'Dogs?\nAnd cats?',
        fromNumber: '27821234567',
        channel: 'sms',
        providerMessageId: 'p1',
      })
      const mailed = said(12, {
        reservationId,
        channel: 'email',
        fromAddress: 'thandi@example.test',
        providerMessageId: '<a@example.test>',
      })
      const told = said(11, {
        reservationId,
        side: 'campsite',
        channel: 'email',
        by: 'desk',
        outboxMessageId: 'm-1' as never,
        secret: 'K7',
      })

      expect(await conversations.add(asked)).toBe(true)
      expect(await conversations.add(told)).toBe(true)
      expect(await conversations.add(mailed)).toBe(true)

      expect(await conversations.of(reservationId)).toEqual([asked, told, mailed])
      expect(await conversations.find(asked.id)).toEqual(asked)
      expect(await conversations.find(id(99))).toBeUndefined()
    })

    it('hears once what a provider brings twice, also when it brings it twice at once', async () => {
      const { conversations } = fixture
      const reservationId = await booked(0)
      const one = { reservationId, channel: 'sms', providerMessageId: 'p1' } as const

      const heard = await Promise.all([11, 12, 13].map((number) => conversations.add(said(number, one))))

      expect(heard.filter(Boolean)).toHaveLength(1)
      expect(await conversations.add(said(14, { ...one, channel: 'app' }))).toBe(true)
      expect(await conversations.of(reservationId)).toHaveLength(2)
    })

    it('has what waits first, longest first, then what was dealt with lately', async () => {
      const { conversations } = fixture
      const [first, second, third] = [await booked(0), await booked(1), await booked(2)]
      await conversations.add(said(10, { reservationId: first }))
      await conversations.add(said(11, { reservationId: second }))
      await conversations.add(said(12, { reservationId: third, settled: answered('10:30') }))
      await conversations.add(said(13, { reservationId: first }))
      await conversations.add(said(14, { reservationId: first, side: 'campsite', by: 'desk' }))
      await conversations.add(said(15, { organisationId: null, fromNumber: '27821234567' }))

      const inbox = await conversations.inbox({ organisationId, since: at('10:00'), limit: 10 })
      const nobodys = await conversations.inbox({ organisationId: null, since: at('10:00'), limit: 10 })

      expect(
        inbox.map(({ booking, waiting, last, waitingSince }) => [booking?.id, waiting, last.text, waitingSince?.toString()]),
      ).toEqual([
        [first, 2, 'Message 13', '2026-11-21T10:10:00Z'],
        [second, 1, 'Message 11', '2026-11-21T10:11:00Z'],
        [third, 0, 'Message 12', undefined],
      ])
      expect(inbox[0]?.booking).toMatchObject({ guestName: 'Thandi Nkosi' })
      expect(nobodys).toMatchObject([{ booking: null, last: { fromNumber: '27821234567' } }])
      expect(await conversations.inbox({ organisationId, since: at('10:20'), limit: 10 })).toHaveLength(2)
      expect(await conversations.countWaiting({ organisationId })).toBe(2)
      expect(await conversations.countWaiting({ organisationId: null })).toBe(1)
    })

    it('settles all of a booking, and takes back what was set aside last', async () => {
      const { conversations } = fixture
      const reservationId = await booked(0)
      const aside = (time: string) => ({ how: 'set-aside', at: at(time), by: 'desk' }) as const
      await conversations.add(said(10, { reservationId }))
      expect(await conversations.settle(reservationId, aside('10:20'), at('10:20'))).toBe(1)
      await conversations.add(said(21, { reservationId }))
      await conversations.add(said(22, { reservationId }))

      expect(await conversations.settle(reservationId, aside('10:30'), at('10:30'))).toBe(2)
      expect(await conversations.countWaiting({ organisationId })).toBe(0)
      expect(await conversations.reopen(reservationId)).toBe(2)
      expect(await conversations.countWaiting({ organisationId })).toBe(1)
      expect(await conversations.settle(reservationId, answered('10:40'), at('10:40'))).toBe(2)
      expect(await conversations.settle(reservationId, answered('10:41'), at('10:41'))).toBe(0)
    })

    it('leaves waiting what came after what was seen', async () => {
      const { conversations } = fixture
      const reservationId = await booked(0)
      for (const minute of [10, 11, 12]) await conversations.add(said(minute, { reservationId }))

      expect(await conversations.settle(reservationId, answered('10:30'), at('10:11'))).toBe(2)

      const settled = (await conversations.of(reservationId)).map((message) => message.settled?.how ?? null)
      expect(settled).toEqual(['answered', 'answered', null])
    })

    it('finds the bookings of a number that are on, the newest first', async () => {
      const { conversations } = fixture
      const [first, second] = [await booked(0), await booked(1)]

      const found = await conversations.bookingsOfNumber('27821234567', Temporal.PlainDate.from('2027-01-01'))

      expect([...found].toSorted()).toEqual([first, second].toSorted())
      expect(await conversations.bookingsOfNumber('27829999999', Temporal.PlainDate.from('2027-01-01'))).toEqual([])
      expect(await conversations.bookingsOfNumber('27821234567', Temporal.PlainDate.from('2028-01-01'))).toEqual([])
    })

    it('knows when the guests of several bookings last wrote by WhatsApp', async () => {
      const { conversations } = fixture
      const [first, second, third] = [await booked(0), await booked(1), await booked(2)]
      await conversations.add(said(10, { reservationId: first, channel: 'app' }))
      await conversations.add(said(11, { reservationId: first, channel: 'app' }))
      await conversations.add(said(12, { reservationId: first, channel: 'app', side: 'campsite', by: 'desk' }))
      await conversations.add(said(13, { reservationId: second, channel: 'sms' }))
      await conversations.add(said(14, { reservationId: third, channel: 'app' }))

      expect(await conversations.lastByWhatsApp([first, second])).toEqual(new Map([[first, at('10:11')]]))
      expect(await conversations.lastByWhatsApp([])).toEqual(new Map())
    })

    it('gives what belonged to nobody to a booking', async () => {
      const { conversations } = fixture
      const reservationId = await booked(0)
      await conversations.add(said(10, { organisationId: null, isUnsure: true }))

      const to = { organisationId, reservationId, secret: 'K7P2QX4M' }

      expect(await conversations.assign(id(10), to)).toBe(true)
      expect(await conversations.assign(id(10), { ...to, secret: null })).toBe(false)

      expect(await conversations.of(reservationId)).toMatchObject([{ organisationId, isUnsure: false, secret: 'K7P2QX4M' }])
      await conversations.settleOne(id(10), answered('11:00'))
      expect(await conversations.countWaiting({ organisationId })).toBe(0)
    })
  })
}
