import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresEmptySearches } from './postgres-empty-searches.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())
beforeEach(() => emptied(store.em, 'empty_search'))

const clock = new FixedClock('2026-12-24T23:30')
const aProcess = () => new PostgresEmptySearches({ database: store.database, clock })
const kept = () =>
  store.em.execute<{ day: string; term: string; searches: number }[]>(
    `select day::text, term, searches from empty_search order by searches desc, term limit 3`,
  )

it('counts terms of the day in the zone of the platform, over every process', async () => {
  const [first, second] = [aProcess(), aProcess()]
  for (const term of ['kakamas', 'atlantis', 'kakamas']) first.note(term)
  second.note('kakamas')

  await Promise.all([first.write(), second.write()])
  await first.write()

  expect(await kept()).toEqual([
    { day: '2026-12-24', term: 'kakamas', searches: 3 },
    { day: '2026-12-24', term: 'atlantis', searches: 1 },
  ])
})

it('keeps so many terms of a day and no more, and goes on counting those', async () => {
  const process = aProcess()
  for (let number = 0; number < 1200; number += 1) process.note(`nonsense ${number}`)
  process.note('kakamas')
  await process.write()
  const [{ term } = { term: '' }] = await kept()

  process.note(term)
  process.note('kakamas')
  await process.write()

  const [counted] = await store.em.execute<{ terms: number }[]>('select count(*)::int as terms from empty_search')
  expect(counted?.terms).toBe(500)
  expect((await kept())[0]).toMatchObject({ term, searches: 2 })
})

it('forgets what is older than thirteen months', async () => {
  await store.em.execute(`insert into empty_search values ('2025-11-23', 'old', 1), ('2025-11-24', 'young', 1)`)
  const process = aProcess()
  process.note('kakamas')

  await process.write()

  expect((await kept()).map(({ term }) => term).toSorted()).toEqual(['kakamas', 'young'])
})
