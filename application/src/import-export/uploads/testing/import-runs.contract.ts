import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testId } from '../../../testing/a-campsite.ts'
import type { ImportOutcome } from '../../organisation-document.ts'
import type { ImportRunId, ImportRuns, NewImportRun } from '../import-runs.ts'

export interface ImportRunsFixture {
  readonly importRuns: ImportRuns
  readonly stop: () => Promise<void>
}

const at = (time: string) => aMoment(`2026-11-24T${time}`).now
const id = (number: number) => testId(7_300 + number) as string as ImportRunId
const outcomes: readonly ImportOutcome[] = [
  { slug: 'aloe-kamp', outcome: 'changed', changes: [{ field: 'name', before: 'Aloe', after: 'Aloe Kamp' }] },
]
const document = { format: 'organisations/1', organisations: [{ slug: 'aloe-kamp' }] }
const aRun = (facts: Partial<NewImportRun> = {}): NewImportRun => {
  return { id: id(1), fileName: 'camps.json', uploadedAt: at('10:00'), outcomes, document, ...facts }
}

export function importRunsContract(adapter: string, start: () => Promise<ImportRunsFixture>): void {
  describe(`${adapter}: ImportRuns`, () => {
    let importRuns: ImportRuns
    let stop: () => Promise<void>
    beforeEach(async () => {
      ;({ importRuns, stop } = await start())
      await importRuns.add(aRun())
    })
    afterEach(() => stop())
    const begin = (now: string, still: string) => importRuns.begin(id(1), at(now), at(still))

    it('keeps what was uploaded and what it would do, for a day', async () => {
      const { document: _, ...shown } = aRun()
      expect(await importRuns.find(id(1))).toEqual({ ...shown, state: 'checked', done: 0, movedAt: at('10:00') })
      expect(await importRuns.find(id(2))).toBeUndefined()
      expect(await importRuns.find('none' as ImportRunId)).toBeUndefined()

      await importRuns.add(aRun({ id: id(2), uploadedAt: at('10:00').add({ hours: 24, seconds: 1 }) }))

      expect(await importRuns.find(id(1))).toBeUndefined()
    })

    it('is begun by one alone, and again when it stands still or has failed', async () => {
      const begun = await Promise.all([1, 2, 3].map(() => begin('10:05', '10:03')))
      expect(begun.filter(Boolean)).toEqual([{ document }])
      await importRuns.move(id(1), 1, at('10:06'))
      expect(await importRuns.find(id(1))).toMatchObject({ state: 'running', done: 1, movedAt: at('10:06') })
      expect(await begin('10:07', '10:05')).toBeUndefined()

      expect(await begin('10:09', '10:07')).toEqual({ document })
      expect(await importRuns.find(id(1))).toMatchObject({ state: 'running', done: 0 })
      await importRuns.fail(id(1), at('10:10'))
      expect(await importRuns.find(id(1))).toMatchObject({ state: 'failed' })

      expect(await begin('10:10', '10:08')).toEqual({ document })
      expect(await importRuns.begin(id(9), at('10:10'), at('10:08'))).toBeUndefined()
      expect(await importRuns.begin('none' as ImportRunId, at('10:10'), at('10:08'))).toBeUndefined()
    })

    it('is done once, with what it did', async () => {
      await begin('10:05', '10:03')
      const did: readonly ImportOutcome[] = [{ slug: 'aloe-kamp', outcome: 'unchanged', changes: [] }]

      await importRuns.end(id(1), did, at('10:06'))

      expect(await importRuns.find(id(1))).toMatchObject({ state: 'done', outcomes: did })
      expect(await begin('11:00', '10:58')).toBeUndefined()
    })
  })
}
