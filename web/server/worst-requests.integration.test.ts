import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testHost } from './testing/given-app.ts'
import { givenServedMarketplace, type ServedMarketplace } from './testing/given-marketplace.ts'
import { pickerPlots } from './testing/reservations.ts'
import { worstRequests } from './testing/worst-requests.ts'

let marketplace: ServedMarketplace
beforeAll(async () => {
  marketplace = await givenServedMarketplace()
})
afterAll(() => marketplace.stop())

/** Milliseconds; a busy machine has pauses of its own. What held everybody up held them up for 15,000. */
const longestPause = 1_500

it('no request that anybody may send holds the others up', async () => {
  const plotIds = (await pickerPlots(marketplace.client, 'kloofwater-camp')).map(({ id }) => id)
  const requests = worstRequests({ orgSlug: 'kloofwater-camp', plotIds }).filter(({ path }) => path.startsWith('/api/'))
  const pauses: { readonly name: string; readonly pause: number; readonly status: number }[] = []

  for (const { name, path, init } of requests) {
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const answer = await marketplace.fetch(new Request(`${testHost}${path}`, init))
    await answer.arrayBuffer()
    await new Promise((resolve) => setTimeout(resolve, 15))
    delay.disable()
    pauses.push({ name, pause: Math.round(delay.max / 1e6), status: answer.status })
  }

  expect(pauses.length).toBeGreaterThan(12)
  expect(pauses.filter(({ pause }) => pause > longestPause)).toEqual([])
  expect(pauses.filter(({ status }) => status >= 500)).toEqual([])
  expect(marketplace.faults).toEqual([])
})
