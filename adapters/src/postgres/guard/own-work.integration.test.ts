import { type AnswerHtiPorts, answerInLog } from '@camp/application/hti/answer-hti-message.ts'
import type { ImportRunId } from '@camp/application/import-export/uploads/import-runs.ts'
import { RunImport } from '@camp/application/import-export/uploads/upload-import.ts'
import { aPlacedCampsite } from '@camp/application/organisations/testing/some-catalogues.ts'
import { system } from '@camp/application/shared/actor.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { campsite } from '@camp/application/testing/a-campsite.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { PostgresHtiLog } from '../../hti/postgres-hti-log.ts'
import { PostgresImportRuns } from '../../import-export/postgres-import-runs.ts'
import { PostgresEmptySearches } from '../../reports/postgres-empty-searches.ts'
import { keepIndex } from '../../search/testing/kept-index.ts'
import { endingWithRequest } from '../../shared/request-end.ts'
import { storeCatalogue } from '../testing/store-catalogue.ts'
import { startTestStore, type TestStore } from '../testing/test-store.ts'
import { actingFor } from './named-organisations.ts'
import { asOwnWork } from './own-work.ts'

const marker = aPlacedCampsite({ number: 8_000, name: 'Marker', latitude: -22.4, longitude: 30 })

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
  for (const catalogue of [campsite, marker]) await storeCatalogue(store.em, catalogue)
})
afterAll(() => store.stop())
afterEach(() => vi.restoreAllMocks())

/** Of somebody whose browser has gone when it is over. */
async function whileSomebodyLeaves<Answer>(act: (leave: () => void) => Promise<Answer> | Answer): Promise<Answer> {
  const end = new AbortController()
  const leave = () => end.abort(new Error('gone'))
  try {
    return await endingWithRequest({ signal: end.signal, outboundPatience: 1_000 }, () => act(leave))
  } finally {
    leave()
  }
}

it('the index of campsites that a search found too old is read anew, and whole', async () => {
  const clock = new FixedClock()
  const kept = await keepIndex(store, clock)
  clock.moveTo('2027-02-01T10:00')

  await whileSomebodyLeaves((leave) => {
    leave()
    expect(actingFor([], () => kept.index.current())).toBeUndefined()
  })

  await vi.waitFor(() => expect(kept.index.current()).toBeDefined(), { timeout: 20_000 })
  expect(kept.index.current()?.campsites.count).toBe(2)
  await kept.stop()
})

it('searches that found nothing are counted when who searched last has gone', async () => {
  const searches = new PostgresEmptySearches({ database: store.database, clock: new FixedClock() })
  const { setTimeout: pause } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementationOnce((gathered) => pause(gathered, 10))

  await whileSomebodyLeaves(() => actingFor([], () => searches.note('kakamas')))

  const counted = () => store.em.execute('select term, searches from empty_search')
  await vi.waitFor(async () => expect(await counted()).toEqual([{ term: 'kakamas', searches: 1 }]), { timeout: 5_000 })
})

it('an import goes on when the browser that began it does not wait for the answer', async () => {
  const [clock, id] = [new FixedClock(), crypto.randomUUID() as ImportRunId]
  const importRuns = new PostgresImportRuns(store.em)
  await importRuns.add({ id, fileName: 'camps.json', uploadedAt: clock.now(), outcomes: [], document: {} })
  const goesOn = Promise.withResolvers<void>()
  const importOrganisations = { execute: () => goesOn.promise.then(() => accepted([])) }

  await whileSomebodyLeaves(() =>
    new RunImport({ importRuns, importOrganisations, clock, ownWork: asOwnWork }).execute({ actor: system('test'), id }),
  )
  goesOn.resolve()

  await vi.waitFor(async () => expect(await importRuns.find(id)).toMatchObject({ state: 'done' }), { timeout: 5_000 })
})

it('what became of a message of the channel is noted when the channel waits no longer', async () => {
  const [clock, id, htiLog] = [new FixedClock(), crypto.randomUUID(), new PostgresHtiLog(store.em)]
  await htiLog.begin({ id, organisationId: campsite.organisation.id, kind: 'PING', at: clock.now(), theirId: null, request: '' })
  const ports: Pick<AnswerHtiPorts, 'htiLog' | 'clock' | 'ownWork'> = { htiLog, clock, ownWork: asOwnWork }

  await whileSomebodyLeaves((leave) =>
    answerInLog(ports as AnswerHtiPorts, {
      id,
      proved: [],
      ask: { kind: 'PING', echoData: 'here' },
      at: null,
      response: () => {
        leave()
        return 'here'
      },
    }),
  )

  expect(await htiLog.find(id)).toMatchObject({ state: 'SUCCESS', response: 'here' })
})
