import type { CalendarFeedId, FeedEventId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { system, visitor } from '../shared/actor.ts'
import { campsite } from '../testing/a-campsite.ts'
import { SyncCalendarFeed, SyncCalendarFeeds } from './sync-calendar-feeds.ts'
import { aBlock, aDueFeed, type Given, givenFeeds, now, plot } from './testing/given-feeds.ts'

const looks = 'looks from 2026-12-03 to 2028-12-02'
const claims = 'claims 5 until 2026-12-03T21:40:00Z'
const ago = (hours: number) => now.subtract({ hours })

async function synced(given: Given) {
  const { ports, done } = givenFeeds({ due: [aDueFeed()], ...given })
  const [feed] = await new SyncCalendarFeeds(ports).execute({ limit: 5 })
  return { feed, done }
}

const answered = (outcome: string, fault: string | null, events: number | null) => ({
  feedId: 'feed-1',
  provider: 'Airbnb',
  outcome,
  fault,
  events,
})

it('one feed that cannot be kept stops none of the others, nor the letters about silent ones', async () => {
  const { ports, done } = givenFeeds({ due: [aDueFeed({ id: 'broken' as CalendarFeedId }), aDueFeed()] })
  const keeps = ports.feedReadings.noteGood.bind(ports.feedReadings)
  ports.feedReadings.noteGood = async (id, ...facts) => {
    if (id === 'broken') throw new Error('it cannot be kept')
    return keeps(id, ...facts)
  }

  const syncing = new SyncCalendarFeeds(ports).execute({ limit: 5 })

  await expect(syncing).rejects.toThrow('1 could not be done, the first of them broken: it cannot be kept')
  expect(done).toContain('feed-1 good at 2026-12-03T21:30:00Z: 1')
  expect(done).toContain('told of ')
})

it('nights that were given back on a plot are kept without any reading, and letters go out all the same', async () => {
  const { ports, done } = givenFeeds({ unkept: [plot.id] })
  ports.feedEvents.nightsOf = async () => Promise.reject(new Error('it cannot be read'))

  await expect(new SyncCalendarFeeds(ports).execute({ limit: 5 })).rejects.toThrow('it cannot be read')

  expect(done).toEqual([claims, 'locks', 'told of '])
})

describe('the reading of a feed', () => {
  it('makes its events those of the plot, and looks again in ten minutes', async () => {
    const blocks = [aBlock('a'), aBlock('b', '2026-12-20', '2026-12-21')]
    const { feed, done } = await synced({ read: accepted({ producer: 'Airbnb', blocks, skipped: [] }) })

    expect(feed).toEqual(answered('read', null, 2))
    expect(done).toEqual([
      claims,
      'locks',
      'feed feed-1 of Airbnb: a 2026-12-10 to 2026-12-12, b 2026-12-20 to 2026-12-21',
      'feed-1 good at 2026-12-03T21:30:00Z: 2',
      'stale feed-1 of Airbnb: nothing',
      'locks',
      looks,
      'told of ',
    ])
  })

  it('that is unchanged leaves its events', async () => {
    const { feed, done } = await synced({ fetched: { outcome: 'unchanged' } })

    expect(feed).toEqual(answered('unchanged', null, null))
    expect(done.slice(2, 4)).toEqual(['feed-1 good at 2026-12-03T21:30:00Z: unchanged', 'stale feed-1 of Airbnb: nothing'])
  })

  it.each([
    ['an address that does not answer', { fetched: { outcome: 'failed', fault: 'no-answer' } }, 'no-answer'],
    ['what is no calendar', { read: refused({ code: 'not-a-calendar' }) }, 'not-a-calendar'],
    ['a calendar that broke off', { read: refused({ code: 'not-complete' }) }, 'not-complete'],
  ] as const)('fails by %s, and leaves its events', async (_, given, fault) => {
    const { feed, done } = await synced(given)

    expect(feed).toEqual(answered('failed', fault, null))
    expect(done.slice(2, 4)).toEqual([`feed-1 ${fault}`, 'stale feed-1 of Airbnb: nothing'])
  })

  const empty = accepted({ producer: 'Airbnb', blocks: [], skipped: [] })
  it.each([
    ['that had events is not believed at once', 3, 0, answered('failed', 'suspiciously-empty', null)],
    ['that had events is believed the second time', 3, 1, answered('read', null, 0)],
    ['that never had events is believed', 0, 0, answered('read', null, 0)],
  ])('an empty calendar %s', async (_, known, timesEmpty, answer) => {
    const { feed } = await synced({ read: empty, known, due: [aDueFeed({ timesEmpty })] })

    expect(feed).toEqual(answer)
  })

  it.each([
    ['under half of its events is not believed at once', 3, 0, answered('failed', 'suspiciously-short', null)],
    ['half of its events is believed', 2, 0, answered('read', null, 1)],
    ['under half of its events is believed the second time', 3, 1, answered('read', null, 1)],
  ])('a calendar of %s', async (_, known, timesEmpty, answer) => {
    const read = accepted({ producer: 'Airbnb', blocks: [aBlock('a')], skipped: [] })
    const { feed } = await synced({ read, known, due: [aDueFeed({ timesEmpty })] })

    expect(feed).toEqual(answer)
  })

  const whole = 'stale feed-1 of Airbnb: stale-feed-1 2026-12-03 to 2028-12-02'
  it.each([
    ['so many hours after the last news', { stopSaleHours: 6, goodAt: ago(6), failingSince: ago(5) }, whole],
    ['not before', { stopSaleHours: 6, goodAt: ago(5), failingSince: ago(5) }, 'stale feed-1 of Airbnb: nothing'],
    ['not at the first failure of one that was never read', { stopSaleHours: 1 }, 'stale feed-1 of Airbnb: nothing'],
    ['not where the owner set no hours', { goodAt: ago(900), failingSince: ago(900) }, 'stale feed-1 of Airbnb: nothing'],
  ])('that fails stops the sale of the plot: %s', async (_, facts, kept) => {
    const { done } = await synced({ fetched: { outcome: 'failed', fault: 'not-found' }, due: [aDueFeed(facts)] })

    expect(done[3]).toBe(kept)
  })

  it('that is good again gives the plot back', async () => {
    const { done } = await synced({ due: [aDueFeed({ stopSaleHours: 6, goodAt: ago(9), failingSince: ago(8) })] })

    expect(done[4]).toBe('stale feed-1 of Airbnb: nothing')
  })

  it('is only announced where nothing is to be changed', async () => {
    const { ports, done } = givenFeeds({ due: [aDueFeed(), aDueFeed({ id: 'feed-2' as CalendarFeedId })] })

    expect(await new SyncCalendarFeeds(ports).execute({ limit: 1, dryRun: true })).toEqual([answered('due', null, null)])
    expect(done).toEqual([])
  })
})

describe('the nights of a plot', () => {
  const event = { eventId: 'event-1' as FeedEventId, start: 20_800, end: 20_802 } as never
  const elsewhere = { events: [event], kept: [], used: new Set<never>() }

  it('are looked at again when somebody took one meanwhile', async () => {
    const { done } = await synced({ nights: [elsewhere, elsewhere], keeps: [false, true] })

    expect(done.slice(6, -1)).toEqual([looks, 'keeps event-1', looks, 'keeps event-1'])
  })

  it('are all tried before they are looked at again', async () => {
    const two = { ...elsewhere, events: [event, { eventId: 'event-2', start: 20_810, end: 20_812 } as never] }
    const { done } = await synced({ nights: [two, two], keeps: [false, true] })

    const once = [looks, 'keeps event-1', 'keeps event-2']
    expect(done.slice(6, -1)).toEqual([...once, ...once])
  })

  it('are given back when nothing takes them any more', async () => {
    const kept = { ...elsewhere, events: [], kept: [Object.assign({}, event, { blockId: 'block-1' })] }
    const { done } = await synced({ nights: [kept as never] })

    expect(done.slice(6, -1)).toEqual([looks, 'releases block-1'])
  })

  it('that never stand still are a fault after five times', async () => {
    const { ports, done } = givenFeeds({ due: [aDueFeed()], nights: [elsewhere], keeps: Array(9).fill(false) })

    await expect(new SyncCalendarFeeds(ports).execute({ limit: 5 })).rejects.toThrow('never stood still')
    expect(done.filter((what) => what === looks)).toHaveLength(5)
  })
})

describe('one feed, because somebody wants to see it now', () => {
  const owner = { kind: 'user', userId: 'u-1' as UserId, role: 'ORGADMIN', organisationIds: [campsite.organisation.id] } as const
  const wanted = { organisationId: campsite.organisation.id, id: 'feed-1' as CalendarFeedId }

  it('is read alone', async () => {
    const { ports, done } = givenFeeds({ due: [aDueFeed()] })

    const answer = await new SyncCalendarFeed(ports).execute({ actor: owner, ...wanted })

    expect(answer).toEqual(accepted(answered('read', null, 1)))
    expect(done[0]).toBe('claims feed-1 until 2026-12-03T21:40:00Z')
  })

  it('is not of another organisation, and not for everybody', async () => {
    const { ports, done } = givenFeeds({ due: [aDueFeed()] })
    const sync = new SyncCalendarFeed(ports)
    const unknown = { ...wanted, id: 'feed-9' as CalendarFeedId }

    expect(await sync.execute({ actor: system('test'), ...unknown })).toEqual(refused({ code: 'not-found' }))
    expect(await sync.execute({ actor: visitor, ...wanted })).toEqual(refused({ code: 'not-permitted' }))
    expect(done).toEqual([])
  })
})
