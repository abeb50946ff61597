import type { PlotId } from '@camp/domain/shared/ids.ts'
import { expect, it } from 'vitest'
import { ReadFeedsAgain } from './read-feeds-again.ts'
import { aDueFeed, type Given, givenFeeds, now, plot } from './testing/given-feeds.ts'

const claimed = `claims 1 until ${now.add({ minutes: 1 })}`
const never = new Promise<void>(() => {})

interface Overdue extends Given {
  readonly overdue?: readonly string[]
  /** Ends the patience of the guest. */
  readonly patience?: Promise<void>
}

function given({ overdue = ['feed-1'], patience = never, ...facts }: Overdue = {}) {
  const { ports, done } = givenFeeds({ due: [aDueFeed()], ...facts })
  const asked: unknown[] = []
  const waited: number[] = []
  const feedReadings = {
    ...ports.feedReadings,
    beforeBooking: async (query: unknown) => {
      asked.push(query)
      return { overdue, unkept: await ports.feedEvents.unkept(query as never) }
    },
  } as unknown as typeof ports.feedReadings
  const wait = (milliseconds: number) => {
    waited.push(milliseconds)
    return patience
  }
  const read = (plotIds: readonly PlotId[] = [plot.id]) =>
    new ReadFeedsAgain({ ...ports, feedReadings, wait }).execute({ plotIds })
  return { read, done, asked, waited }
}

it('feeds without news for twenty minutes are read before their plots are booked, for 2.5 seconds at most', async () => {
  const { read, done, asked, waited } = given()

  await read()

  expect(asked).toEqual([{ plotIds: [plot.id], now, goodBefore: now.subtract({ minutes: 20 }), days: 730 }])
  expect(done).toContain(claimed)
  expect(done.some((what) => what.startsWith('feed-1 good'))).toBe(true)
  expect(waited).toEqual([2_500])
})

it('nothing is asked for no plot, and nobody waits where no feed is overdue', async () => {
  const [noPlot, noFeed] = [given(), given({ overdue: [] })]

  await noPlot.read([])
  await noFeed.read()

  expect([noPlot.asked, noPlot.done, noFeed.done, noFeed.waited]).toEqual([[], [], [], []])
})

it('a feed that fails changes nothing: the worker says so', async () => {
  const { read, done } = given({ fetched: { outcome: 'failed', fault: 'timeout' } as never })

  await read()

  expect(done).toEqual([claimed])
})

it('what is heard after the guest has gone on changes nothing', async () => {
  const { read, done } = given({ patience: Promise.resolve() })

  await read()
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()

  expect(done).toEqual([claimed])
})

it('keeps the nights of a calendar elsewhere that somebody gave back here, before the plot is booked', async () => {
  const { read, done } = given({ overdue: [], unkept: [plot.id] })

  await read()

  expect(done).toEqual(['locks', 'looks from 2026-12-03 to 2028-12-02'])
})
