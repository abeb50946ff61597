import { createLogger } from '@camp/adapters/logging/logger.ts'
import { system } from '@camp/application/shared/actor.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testHost } from '../testing/given-app.ts'
import { givenServedMarketplace, type ServedMarketplace } from '../testing/given-marketplace.ts'

const actor = system('test')
const secret = '9b2f61d0-55aa-4f5e-9c1e-7d2a3c4b5e6f'
const feedUrl = `https://ical.booking.com/v1/export?t=${secret}`
let market: ServedMarketplace
beforeAll(async () => {
  market = await givenServedMarketplace({
    feedFetcher: {
      fetch: async ({ feedUrl: asked }) => {
        throw new Error(`connect ECONNREFUSED ${asked}`)
      },
    },
  })
})
afterAll(() => market.stop())

/** What the log would say of these facts. */
function logged(...facts: readonly object[]): string {
  const lines: string[] = []
  const log = createLogger({ level: 'info', destination: { write: (line) => lines.push(line) } })
  for (const fact of facts) log.error(fact, 'something went wrong')
  return lines.join('\n')
}

it('the address of a calendar elsewhere stands in no entry of the audit log and in no line of the log', async () => {
  const [plot] = await market.store.em.execute<{ id: never; organisation_id: never }[]>(
    'select id, organisation_id from plot order by id limit 1',
  )
  const { useCases } = market.product.scope()
  const feed = { plotId: plot!.id, provider: 'Booking.com', feedUrl, isActive: true, blocksTentative: true, stopSaleHours: null }
  const row = { actor, organisationId: plot!.organisation_id, id: null, revision: null }
  const saved = await useCases.saveCalendarFeed.execute({ ...row, feed } as never)
  expect(saved).toMatchObject({ ok: true })
  const failure = await useCases.syncCalendarFeeds.execute({ limit: 10 }).catch((error: unknown) => error)

  const entries = JSON.stringify(await market.store.em.execute('select * from audit_entry'))
  expect(entries).toContain('calendar-feed')
  expect(entries).not.toContain(secret)
  expect(logged({ error: failure }, { url: feedUrl }, { error: new Error(`unreadable: ${feedUrl}`) })).not.toContain(secret)
})

it('our address of a calendar stands in no entry, no line and no page that says no', async () => {
  const [plot] = await market.store.em.execute<{ organisation_id: never }[]>(
    'select organisation_id from plot order by id limit 1',
  )
  const of = { actor, organisationId: plot!.organisation_id }
  const { useCases } = market.product.scope()
  const tokens = async () => {
    const listed = await useCases.listCalendarAddresses.execute(of)
    return listed.ok ? listed.value.map(({ url }) => /([a-z0-9]+)\.ics$/.exec(url)?.[1] ?? '') : []
  }
  const [before] = await tokens()
  const listed = await useCases.listCalendarAddresses.execute(of)
  const address = listed.ok ? listed.value[0] : undefined
  expect(await useCases.renewCalendarAddress.execute({ ...of, id: address?.id } as never)).toMatchObject({ ok: true })

  const answers = await Promise.all(
    [`/ical/${before}.ics`, `/ical/${before}`].flatMap((path) =>
      ['GET', 'POST'].map((method) => market.fetch(new Request(`${testHost}${path}`, { method }))),
    ),
  )
  const entries = JSON.stringify(await market.store.em.execute('select * from audit_entry'))
  for (const token of [before ?? '', ...(await tokens())]) {
    expect(token).toMatch(/^[a-z0-9]{32,}$/)
    for (const answer of answers) expect(await answer.clone().text()).not.toContain(token)
    expect(entries).not.toContain(token)
    expect(logged(...market.requests, { url: `${testHost}/ical/${token}.ics` }, ...market.faults)).not.toContain(token)
  }
  expect(answers.map(({ status }) => status)).toEqual([404, 405, 404, 405])
})
