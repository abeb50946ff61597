import { emptied } from '@camp/adapters/postgres/testing/test-store.ts'
import type { FetchedFeed } from '@camp/application/calendar-feeds/feed-fetcher.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenServedMarketplace, type ServedMarketplace, today } from '../testing/given-marketplace.ts'
import { couple, type Hold, plotNamed } from '../testing/reservations.ts'
import { anEvent, calendarFile } from './testing/a-calendar-file.ts'

const orgSlug = 'kloofwater-camp'

let market: ServedMarketplace
let plotId: string
let answer: Promise<FetchedFeed>
let asked = 0
let tried = 0
beforeAll(async () => {
  market = await givenServedMarketplace({
    feedFetcher: {
      fetch: () => {
        asked += 1
        return answer
      },
    },
  })
  plotId = (await plotNamed(market.client, orgSlug, 'River stand 1')).id
})
afterAll(() => market.stop())

const saying = async (...events: readonly (readonly string[])[]): Promise<FetchedFeed> => ({
  outcome: 'fetched',
  file: Buffer.from(calendarFile(events)),
  etag: null,
  lastModified: null,
})
const later = (minutes: number) => market.clock.moveTo(market.clock.now().add({ minutes }).toString())
const sync = () => market.product.scope().useCases.syncCalendarFeeds.execute({ limit: 10 })
const holds = async (arrivalDate: string, departureDate: string) => {
  tried += 1
  const wish = { orgSlug, arrivalDate, departureDate, plots: [{ plotId, ...couple }] }
  const { data, text } = await market.client.mutate<Hold>('reservations.hold', wish, `hold-${tried}`)
  return data ? 'held' : (/plots?_taken|booked/.exec(text)?.[0] ?? text)
}
const reading = async () =>
  (await market.store.em.execute<{ fault: string | null; good_at: string }[]>('select fault, good_at from feed_reading'))[0]

beforeEach(async () => {
  market.clock.moveTo(today)
  await emptied(market.store.em, 'reservation', 'block', 'plot_calendar_feed')
  await market.store.em.execute(
    `insert into plot_calendar_feed (organisation_id, plot_id, provider, feed_url)
     select organisation_id, id, 'Airbnb', 'https://www.airbnb.co.za/1.ics' from plot where id = '${plotId}'`,
  )
  answer = saying(anEvent('1', '2027-02-01', '2027-02-03'))
  await sync()
  asked = 0
})

describe('a plot that follows a calendar elsewhere', () => {
  it('is held without asking anybody while there was news of late', async () => {
    later(19)

    expect(await holds('2027-02-05', '2027-02-08')).toBe('held')

    expect(asked).toBe(0)
  })

  it('is not held on nights that were sold there while nobody read it', async () => {
    later(21)
    answer = saying(anEvent('1', '2027-02-01', '2027-02-03'), anEvent('2', '2027-02-05', '2027-02-08'))

    expect(await holds('2027-02-05', '2027-02-08')).toBe('booked')

    expect(asked).toBe(1)
    expect(await holds('2027-02-12', '2027-02-15')).toBe('held')
    expect(asked).toBe(1)
  })

  it('is held on nights that were given back there', async () => {
    later(21)
    answer = saying(anEvent('2', '2027-02-05', '2027-02-08'))

    expect(await holds('2027-02-01', '2027-02-03')).toBe('held')
  })

  it('is held as it was last read when nobody answers in time, is not failing by that, and is asked for once', async () => {
    later(21)
    const before = await reading()
    answer = new Promise(() => undefined)

    expect(await holds('2027-02-05', '2027-02-08')).toBe('held')
    expect(await holds('2027-02-01', '2027-02-03')).toBe('booked')

    expect(asked).toBe(1)
    expect(await reading()).toEqual(before)
  })

  it('is read by the worker a minute after it did not answer a guest', async () => {
    later(21)
    answer = Promise.resolve({ outcome: 'failed', fault: 'no-answer' })
    expect(await holds('2027-02-05', '2027-02-08')).toBe('held')
    expect(await reading()).toMatchObject({ fault: null })
    expect(await sync()).toEqual([])

    later(1)
    expect(await sync()).toMatchObject([{ outcome: 'failed', fault: 'no-answer' }])
  })

  it('is asked for by one of several guests at once', async () => {
    later(21)

    const held = await Promise.all([
      holds('2027-02-05', '2027-02-08'),
      holds('2027-02-09', '2027-02-12'),
      holds('2027-02-13', '2027-02-16'),
    ])

    expect(held).toEqual(['held', 'held', 'held'])
    expect(asked).toBe(1)
  })
})
