import { emptied } from '@camp/adapters/postgres/testing/test-store.ts'
import { revisionOfFeed } from '@camp/application/calendar-feeds/calendar-feeds.ts'
import type { FetchedFeed } from '@camp/application/calendar-feeds/feed-fetcher.ts'
import { system } from '@camp/application/shared/actor.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenServedMarketplace, type ServedMarketplace, today } from '../testing/given-marketplace.ts'
import { anEvent, calendarFile } from './testing/a-calendar-file.ts'

let market: ServedMarketplace
let answer: FetchedFeed
const asked: (string | null)[] = []
beforeAll(async () => {
  market = await givenServedMarketplace({
    feedFetcher: {
      fetch: async ({ etag }) => {
        asked.push(etag)
        return answer
      },
    },
  })
})
afterAll(() => market.stop())
beforeEach(async () => {
  asked.length = 0
  market.clock.moveTo(today)
  await emptied(market.store.em, 'reservation', 'block', 'plot_calendar_feed')
  await market.store.em.execute(
    `insert into plot_calendar_feed (organisation_id, plot_id, provider, feed_url, stop_sale_hours)
     select organisation_id, id, 'Airbnb', 'https://www.airbnb.co.za/1.ics', 6 from plot order by id limit 1`,
  )
})

const saying = (...events: readonly (readonly string[])[]): FetchedFeed => ({
  outcome: 'fetched',
  file: Buffer.from(calendarFile(events)),
  etag: '"1"',
  lastModified: null,
})
const sync = () => market.product.scope().useCases.syncCalendarFeeds.execute({ limit: 10 })
const later = (minutes: number) => market.clock.moveTo(market.clock.now().add({ minutes }).toString())
const blocked = async () => {
  const rows = await market.store.em.execute<{ night: string }[]>('select night::text from plot_night order by night')
  return rows.map(({ night }) => night)
}
const row = async () => (await market.store.em.execute('select last_sync_at from plot_calendar_feed'))[0]

describe('feeds that are due', () => {
  it('are read every ten minutes, and asked for what is new', async () => {
    answer = saying(anEvent('1', '2027-02-01', '2027-02-03'))
    expect(await sync()).toMatchObject([{ outcome: 'read', events: 1 }])
    expect(await sync()).toEqual([])
    later(10)
    answer = { outcome: 'unchanged' }

    expect(await sync()).toMatchObject([{ outcome: 'unchanged' }])

    expect(asked).toEqual([null, '"1"'])
    expect(await blocked()).toEqual(['2027-02-01', '2027-02-02'])
    expect(await row()).toMatchObject({ last_sync_at: expect.anything() })
  })

  it('keep what they last said while they fail, stop the sale after the hours of the owner, and take it up again', async () => {
    answer = saying(anEvent('1', '2027-02-01', '2027-02-03'))
    await sync()
    answer = { outcome: 'failed', fault: 'no-answer' }
    later(10)
    expect(await sync()).toMatchObject([{ outcome: 'failed', fault: 'no-answer' }])
    expect(await blocked()).toEqual(['2027-02-01', '2027-02-02'])

    later(6 * 60)
    await sync()
    expect(await blocked()).toHaveLength(730)

    later(10)
    answer = saying(anEvent('1', '2027-02-01', '2027-02-03'))
    await sync()
    expect(await blocked()).toEqual(['2027-02-01', '2027-02-02'])
  })

  it('free nothing for one empty calendar, nor for a page that is none', async () => {
    answer = saying(anEvent('1', '2027-02-01', '2027-02-03'))
    await sync()
    later(10)
    answer = { outcome: 'fetched', file: Buffer.from('<!doctype html>'), etag: null, lastModified: null }
    expect(await sync()).toMatchObject([{ fault: 'not-a-calendar' }])
    later(10)
    answer = saying()
    expect(await sync()).toMatchObject([{ fault: 'suspiciously-empty' }])
    expect(await blocked()).toEqual(['2027-02-01', '2027-02-02'])

    later(10)
    expect(await sync()).toMatchObject([{ outcome: 'read', events: 0 }])
    expect(await blocked()).toEqual([])
  })

  it('free nothing for a calendar of less than half, until it says so again', async () => {
    const one = anEvent('1', '2027-02-01', '2027-02-03')
    answer = saying(one, anEvent('2', '2027-02-11', '2027-02-13'), anEvent('3', '2027-02-21', '2027-02-23'))
    await sync()
    const all = await blocked()
    later(10)
    answer = saying(one)
    expect(await sync()).toMatchObject([{ outcome: 'failed', fault: 'suspiciously-short' }])
    expect(await blocked()).toEqual(all)

    later(10)
    expect(await sync()).toMatchObject([{ outcome: 'read', events: 1 }])
    expect(await blocked()).toEqual(['2027-02-01', '2027-02-02'])
  })

  it('free no night of an event that cannot be read any more, until they no longer have it', async () => {
    const one = anEvent('1', '2027-02-01', '2027-02-03')
    const other = anEvent('2', '2027-02-11', '2027-02-13')
    answer = saying(one, other)
    await sync()
    const all = await blocked()
    later(10)
    answer = saying(one, ['UID:2', 'DTSTART;VALUE=DATE:20271345', 'SUMMARY:Reserved'])
    expect(await sync()).toMatchObject([{ outcome: 'read', events: 1 }])
    expect(await blocked()).toEqual(all)

    later(10)
    answer = saying(one)
    await sync()
    expect(await blocked()).toEqual(['2027-02-01', '2027-02-02'])
  })

  it('free nothing while an event without a name cannot be read, and take what is new all the same', async () => {
    const one = anEvent('1', '2027-02-01', '2027-02-03')
    const nameless = ['DTSTART;VALUE=DATE:20270211', 'DTEND;VALUE=DATE:20270213', 'SUMMARY:Reserved']
    answer = saying(one, nameless)
    await sync()
    const all = await blocked()
    later(10)
    answer = saying(one, anEvent('3', '2027-02-20', '2027-02-21'), ['DTSTART;VALUE=DATE:20271345', 'SUMMARY:Reserved'])
    expect(await sync()).toMatchObject([{ outcome: 'read', events: 2 }])
    expect(await blocked()).toEqual([...all, '2027-02-20'])

    later(10)
    answer = saying(one, anEvent('3', '2027-02-20', '2027-02-21'))
    await sync()
    expect(await blocked()).toEqual(['2027-02-01', '2027-02-02', '2027-02-20'])
  })

  it('are read whole once a day, and after their settings were changed', async () => {
    const tentative = anEvent('1', '2027-02-01', '2027-02-03', 'STATUS:TENTATIVE')
    answer = saying(tentative)
    await sync()
    later(10)
    await sync()
    later(24 * 60)
    await sync()
    later(10)
    await sync()
    expect(asked).toEqual([null, '"1"', null, '"1"'])

    const { useCases } = market.product.scope()
    const [{ organisationId }] = await market.store.em.execute<[{ organisationId: OrganisationId }]>(
      'select organisation_id as "organisationId" from plot_calendar_feed',
    )
    const listed = await useCases.listCalendarFeeds.execute({ actor: system('test'), organisationId })
    const feed = listed.ok ? listed.value[0] : undefined
    const saved = { ...feed!, blocksTentative: false }
    expect(
      await useCases.saveCalendarFeed.execute({
        actor: system('test'),
        organisationId,
        id: feed!.id,
        feed: saved,
        revision: revisionOfFeed(feed!),
      }),
    ).toMatchObject({ ok: true })
    later(10)
    await sync()
    expect(asked.at(-1)).toBeNull()
  })

  it('are shared by processes: each is read by one', async () => {
    answer = saying()
    const read = await Promise.all([sync(), sync(), sync()])
    expect(read.flat()).toHaveLength(1)
  })
})
