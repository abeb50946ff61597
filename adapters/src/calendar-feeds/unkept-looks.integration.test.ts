import { daysKept } from '@camp/application/calendar-feeds/settle-plot.ts'
import { campsite, stands } from '@camp/application/testing/a-campsite.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresFeedEvents } from './postgres-feed-events.ts'
import { UnkeptLooks } from './unkept-looks.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

const noon = Temporal.Instant.from('2026-11-21T10:00Z')
const [first, second] = stands.map(({ id }) => id)

/** Taken elsewhere for a night, and here by a block of staff. */
async function givenTaken(plotId: string | undefined): Promise<void> {
  await store.em.execute(
    `insert into feed_event (organisation_id, plot_id, origin, source, event_key, uid, start_date, end_date, summary, first_read_at)
     values (?, ?, 'file', 'Airbnb', '1', '1', '2027-02-01', '2027-02-02', '', now())`,
    [campsite.organisation.id, plotId],
  )
  await store.em.execute(
    `insert into plot_night (organisation_id, plot_id, night, pax_used, pax_max) values (?, ?, '2027-02-01', 1, 4)`,
    [campsite.organisation.id, plotId],
  )
}

beforeEach(async () => {
  await store.em.execute('truncate feed_event, plot_night cascade')
  await givenTaken(first)
  await givenTaken(second)
})

/** A process that looks again and again. */
function aProcess(limit = 50) {
  const unkeptLooks = new UnkeptLooks()
  return async (now = noon) => {
    const events = new PostgresFeedEvents(store.database.forkEntityManager(), { unkeptLooks })
    return (await events.unkept({ now, days: daysKept, limit })).map(({ plotId }) => plotId)
  }
}

const free = (plotId: string | undefined) => store.em.execute('delete from plot_night where plot_id = ?', [plotId])

it('finds a night that was given back since the last look, until somebody keeps it', async () => {
  const look = aProcess()
  expect(await look()).toEqual([])

  await free(first)

  expect([await look(), await look()]).toEqual([[first], [first]])
  await store.em.execute('truncate feed_event cascade')
  expect(await look()).toEqual([])
})

it('is told by the changes of nights: one that nobody logs is found within the hour alone', async () => {
  const look = aProcess()
  await look()
  await store.em.execute('alter table plot_night disable trigger user')
  await free(first)
  await store.em.execute('alter table plot_night enable trigger user')

  expect(await look(noon.add({ minutes: 59 }))).toEqual([])
  expect(await look(noon.add({ minutes: 60 }))).toEqual([first])
})

it('finds at its first look what was given back before, as any other process does', async () => {
  await free(first)

  expect([await aProcess()(), await aProcess()()]).toEqual([[first], [first]])
})

it('looks at all plots again where more were found than it may answer', async () => {
  const look = aProcess(1)
  await free(first)
  await free(second)

  const [one] = await look()
  await store.em.execute('delete from feed_event where plot_id = ?', [one])

  expect(await look()).toEqual([one === first ? second : first])
})

it('finds the night that comes into reach with the days', async () => {
  const look = aProcess()
  const end = Temporal.PlainDate.from('2026-11-21').add({ days: daysKept })
  await store.em.execute('update feed_event set start_date = ?::date, end_date = ?::date where plot_id = ?', [
    end.toString(),
    end.add({ days: 1 }).toString(),
    first,
  ])
  expect(await look()).toEqual([])

  expect(await look(noon.add({ hours: 24 }))).toEqual([first])
})
