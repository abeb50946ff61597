import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { organisationId, reservationId } from '../../testing/an-outbox-message.ts'
import { someNotificationFacts } from '../../testing/some-notification-facts.ts'
import type { BookingNews, CampsiteNews, FeedNews, KeptNews, NewsLog, NewsWay } from '../news-log.ts'

export interface NewsLogFixture {
  /** Somebody wants to hear of bookings and calendars, at the campsite of the builders and at the other. */
  readonly newsLog: NewsLog
  readonly otherId: OrganisationId
  stop(): Promise<void>
}

/** Eleven in the morning there. */
const at = Temporal.Instant.from('2026-12-11T09:00:00Z')
const late = Temporal.Instant.from('2026-12-11T21:00:00Z')
const morning = Temporal.Instant.from('2026-12-12T06:00:00Z')

function ofBookings(facts: Partial<BookingNews> = {}): BookingNews {
  const about = { event: 'booking-received', topic: 'bookings', occurrence: 'once', toldTo: null } as const
  return { organisationId, reservationId, ...about, at, facts: someNotificationFacts(), ...facts }
}

function ofCalendars(facts: Partial<FeedNews> = {}): FeedNews {
  const about = { event: 'feeds-silent', topic: 'calendars', occurrence: 'today', reservationId: null, toldTo: null } as const
  const organisation = { name: 'Kwena Camp', slug: 'kwena-camp', timezone: 'Africa/Johannesburg' }
  return { organisationId, ...about, at, facts: { organisation, feeds: [] }, ...facts }
}

export function newsLogContract(adapter: string, start: () => Promise<NewsLogFixture>): void {
  describe(`${adapter}: NewsLog`, () => {
    let fixture: NewsLogFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    const happen = async (...news: readonly CampsiteNews[]) => {
      for (const one of news) await fixture.newsLog.add(one)
    }
    /** All that waits, in the order in which it is handed out. */
    const waiting = async (way: NewsWay, now = at) => {
      const found: KeptNews[] = []
      for (;;) {
        const ids = found.map(({ id }) => id)
        const next = await fixture.newsLog.claim(way, now, ids)
        if (!next) return found
        found.push(next)
      }
    }

    it('gives back what happened, once an occurrence', async () => {
      const again = ofBookings({ occurrence: 'again', at: at.add({ seconds: 1 }) })

      await happen(ofBookings(), ofBookings({ toldTo: 'desk@kwena.test' }), again)

      const kept = await waiting('email', again.at)
      expect(kept).toEqual([ofBookings(), again].map((news) => ({ ...news, id: expect.any(String) })))
    })

    it('keeps the same of every campsite', async () => {
      const { otherId } = fixture
      const there = ofCalendars({ organisationId: otherId, at: at.add({ seconds: 1 }) })

      await happen(ofCalendars(), there, there)

      const kept = await waiting('sms', there.at)
      expect(kept.map((news) => news.organisationId)).toEqual([organisationId, otherId])
    })

    it('hands out the oldest first, nothing before it happened, and nothing again that was told that way', async () => {
      const earlier = ofBookings({ occurrence: 'earlier', at: at.subtract({ minutes: 1 }) })
      await happen(ofBookings(), earlier)

      expect(await fixture.newsLog.claim('email', earlier.at.subtract({ seconds: 1 }))).toBeUndefined()
      const [first] = await waiting('email')
      await fixture.newsLog.noteTold(first!.id, 'email', at)

      expect(first).toMatchObject({ occurrence: 'earlier' })
      expect((await waiting('email')).map(({ occurrence }) => occurrence)).toEqual(['once'])
      expect((await waiting('sms')).map(({ occurrence }) => occurrence)).toEqual(['earlier', 'once'])
    })

    it('rings no phone by night, and none before the time that was put off', async () => {
      await happen(ofBookings({ at: late }))

      expect(await waiting('email', late)).toHaveLength(1)
      expect(await waiting('sms', morning.subtract({ seconds: 1 }))).toEqual([])
      const [news] = await waiting('sms', morning)
      await fixture.newsLog.ringLater(news!.id, morning.add({ hours: 24 }))

      expect(await waiting('sms', morning.add({ hours: 23 }))).toEqual([])
      expect(await waiting('sms', morning.add({ hours: 24 }))).toHaveLength(1)
    })

    it('mails nothing of calendars, whose letters were written where it was found', async () => {
      await happen(ofCalendars())

      expect(await waiting('email')).toEqual([])
      expect(await waiting('sms')).toHaveLength(1)
    })
  })
}
