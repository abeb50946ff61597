import { emptied } from '@camp/adapters/postgres/testing/test-store.ts'
import type { FetchedFeed } from '@camp/application/calendar-feeds/feed-fetcher.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenServedMarketplace, type ServedMarketplace, today } from '../testing/given-marketplace.ts'
import { anEvent, calendarFile } from './testing/a-calendar-file.ts'

const read: FetchedFeed = {
  outcome: 'fetched',
  file: Buffer.from(calendarFile([anEvent('1', '2027-02-01', '2027-02-03')])),
  etag: null,
  lastModified: null,
}
const down: FetchedFeed = { outcome: 'failed', fault: 'no-answer' }

let market: ServedMarketplace
let answer: FetchedFeed
beforeAll(async () => {
  market = await givenServedMarketplace({ feedFetcher: { fetch: async () => answer } })
})
afterAll(() => market.stop())
beforeEach(async () => {
  market.clock.moveTo(today)
  await emptied(market.store.em, 'reservation', 'block', 'plot_calendar_feed', 'written_message')
  await market.store.em.execute(
    `update organisation set business_email = slug || '@example.test', hears = '{bookings,calendars}'`,
  )
  await follows('kloofwater-camp', 'Airbnb')
  answer = read
  await sync()
})

/** One more calendar for the first plot of a campsite. */
const follows = (orgSlug: string, provider: string) =>
  market.store.em.execute(
    `insert into plot_calendar_feed (organisation_id, plot_id, provider, feed_url, stop_sale_hours)
     select organisation.id, plot.id, '${provider}', 'https://www.' || '${provider}.example/1.ics', 6
     from organisation join plot on plot.organisation_id = organisation.id where slug = '${orgSlug}' order by plot.id limit 1`,
  )
const sync = () => market.product.scope().useCases.syncCalendarFeeds.execute({ limit: 10 })
const later = (minutes: number) => market.clock.moveTo(market.clock.now().add({ minutes }).toString())
const syncFor = async (minutes: number) => {
  for (let passed = 0; passed < minutes; passed += 10) {
    later(10)
    await sync()
  }
}

interface Letter {
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly links: readonly string[]
}
const letters = () =>
  market.store.em.execute<Letter[]>(
    `select recipient, content ->> 'subject' as subject, content ->> 'text' as text, content -> 'links' as links
     from written_message order by created_at, recipient`,
  )
const toldCount = async () => {
  const [row] = await market.store.em.execute<{ count: number }[]>(
    'select count(told_at)::integer as count from feed_reading where told_at is not null',
  )
  return row?.count
}

describe('a calendar elsewhere that gives no news', () => {
  it('is told to its campsite after an hour, once, with the reason and what it means', async () => {
    answer = down
    await syncFor(50)
    expect(await letters()).toEqual([])

    await syncFor(24 * 60)

    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter?.recipient).toBe('kloofwater-camp@example.test')
    expect(letter?.subject).toMatch(/^No news from the Airbnb calendar of .+/)
    expect(letter?.text).toContain('there was no answer in time. We last read it on Saturday, 21 November 2026 @ ')
    expect(letter?.text).toContain('We’re still selling the plot, going by what we read last.')
    expect(letter?.links).toEqual([
      expect.stringMatching(/\/org\/org-organisation\/calendar-feeds\?org=kloofwater-camp$/),
      expect.stringMatching(/\/org\/org-organisation\/messages\?org=kloofwater-camp$/),
    ])
    expect(JSON.stringify(letter)).not.toContain('airbnb.example')
  })

  it('is told again when it was read in between', async () => {
    answer = down
    await syncFor(120)
    answer = read
    await syncFor(10)
    expect(await toldCount()).toBe(0)
    answer = down
    await syncFor(120)

    expect(await letters()).toHaveLength(2)
  })

  it('is told in one letter with the others of its campsite, and in another to another campsite', async () => {
    await follows('kloofwater-camp', 'Booking')
    await follows('duinezicht-cottages', 'Airbnb')
    await sync()
    answer = down
    await syncFor(120)

    expect(await letters()).toMatchObject([
      { recipient: 'duinezicht-cottages@example.test', text: expect.stringContaining('Airbnb') },
      {
        recipient: 'kloofwater-camp@example.test',
        subject: 'No news from 2 calendars you follow',
        text: expect.stringMatching(/, Airbnb: [\s\S]*, Booking: /),
      },
    ])
  })

  it('is told once by processes that see it at the same moment', async () => {
    answer = down
    await syncFor(10)
    later(60)
    await Promise.all([sync(), sync(), sync()])
    await Promise.all([sync(), sync(), sync()])
    expect(await letters()).toHaveLength(1)
  })

  it('is told as well when nobody could finish reading it, but not while it waits for its turn', async () => {
    later(120)
    await market.store.em.execute(`update feed_reading set due_at = '${market.clock.now().add({ minutes: 5 })}'`)
    await sync()
    expect((await letters())[0]?.text).toContain('we haven’t read it, though nothing failed')

    await emptied(market.store.em, 'written_message')
    await market.store.em.execute(`update feed_reading set told_at = null, due_at = '${market.clock.now()}'`)
    expect(await market.product.scope().useCases.syncCalendarFeeds.execute({ limit: 0 })).toEqual([])
    expect(await letters()).toEqual([])
  })

  it.each([
    ['turned it off', `update organisation set hears = '{bookings}'`],
    ['has no address', `update organisation set business_email = ' '`],
    ['switched the feed off', 'update plot_calendar_feed set is_active = false'],
  ])('is not told to a campsite that %s, and nothing counts as told', async (_, change) => {
    await market.store.em.execute(change)
    answer = down
    await syncFor(120)
    expect([await letters(), await toldCount()]).toEqual([[], 0])
  })

  it('names the plots that are not sold meanwhile', async () => {
    await market.store.em.execute('update plot_calendar_feed set stop_sale_hours = 1')
    answer = down
    await syncFor(70)
    expect((await letters())[0]?.text).toContain('We’re not selling the plot until we can read it again.')
  })
})
