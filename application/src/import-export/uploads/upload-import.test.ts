import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it, vi } from 'vitest'
import { system, visitor } from '../../shared/actor.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import { CountingRandomness } from '../../shared/testing/counting-randomness.ts'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import type { ImportOrganisationsCommand } from '../import-organisations.ts'
import type { ImportOutcome } from '../organisation-document.ts'
import type { DocumentInvalid } from '../read-organisation-document.ts'
import type { ImportRunId } from './import-runs.ts'
import { importRunsContract } from './testing/import-runs.contract.ts'
import { InMemoryImportRuns } from './testing/in-memory-import-runs.ts'
import { RunImport, ShowImport, UploadImport } from './upload-import.ts'

importRunsContract('in memory', async () => ({ importRuns: new InMemoryImportRuns(), stop: async () => {} }))

const actor = system('test')
const changed: ImportOutcome = { slug: 'aloe-kamp', outcome: 'changed', changes: [{ field: 'name', before: 'A', after: 'B' }] }

function givenImports(
  imports: (dryRun: boolean) => Result<readonly ImportOutcome[], DocumentInvalid | NotPermitted> = () => accepted([changed]),
) {
  const asked: ImportOrganisationsCommand[] = []
  const importOrganisations = {
    execute: async (command: ImportOrganisationsCommand) => {
      asked.push(command)
      await command.onProgress(1, 1, 'aloe-kamp')
      return imports(command.dryRun)
    },
  }
  const ports = {
    importRuns: new InMemoryImportRuns(),
    importOrganisations,
    clock: new FixedClock('2026-11-24T10:00'),
    randomness: new CountingRandomness(),
    ownWork: <Answer>(work: () => Answer) => work(),
  }
  const show = (id: ImportRunId) => new ShowImport(ports).execute({ actor, id })
  return {
    asked,
    ports,
    show,
    upload: (text: string) => new UploadImport(ports).execute({ actor, fileName: 'camps.json', text }),
    run: (id: ImportRunId) => new RunImport(ports).execute({ actor, id }),
    isAt: (id: ImportRunId, state: string) =>
      vi.waitFor(async () => expect(await show(id)).toMatchObject({ value: { state } }), { interval: 1 }),
  }
}

describe('a document that is uploaded', () => {
  it('says what it would do and writes nothing; imported, it is done once', async () => {
    const { asked, upload, show, run, isAt } = givenImports()

    const uploaded = await upload('\uFEFF{"format":"organisations/1"}')

    const id = uploaded.ok ? uploaded.value.id : ('' as ImportRunId)
    expect(await show(id)).toMatchObject(accepted({ state: 'checked', outcomes: [changed], isStill: false }))
    expect(asked.map(({ dryRun, document }) => [dryRun, document])).toEqual([[true, { format: 'organisations/1' }]])
    expect(await Promise.all([run(id), run(id)])).toEqual([accepted(null), accepted(null)])
    await isAt(id, 'done')
    expect(await run(id)).toEqual(accepted(null))
    expect(asked.map(({ dryRun }) => dryRun)).toEqual([true, false])
  })

  it('is kept under the first 120 letters of its name', async () => {
    const { ports, show } = givenImports()

    const uploaded = await new UploadImport(ports).execute({ actor, fileName: `camps${'x'.repeat(120)}`, text: '{}' })

    const id = uploaded.ok ? uploaded.value.id : ('' as ImportRunId)
    expect(await show(id)).toMatchObject({ value: { fileName: `camps${'x'.repeat(115)}` } })
  })

  it('is refused where it is no JSON, with the place, or where it is wrong, with the paths', async () => {
    const invalid: DocumentInvalid = { code: 'document-invalid', problems: [{ path: 'format', problem: 'missing' }] }
    const { upload } = givenImports(() => refused(invalid))

    expect(await upload('{\n  "a": }')).toMatchObject({ refusal: { code: 'not-json', fault: { line: 2, column: 8 } } })
    expect(await upload('{}')).toEqual(refused(invalid))
  })

  it('stops half-way where the database does, says so, and can be begun again', async () => {
    let isDown = true
    const { upload, run, isAt } = givenImports((dryRun) => {
      if (!dryRun && isDown) throw new Error('no database')
      return accepted([changed])
    })
    const uploaded = await upload('{}')
    const id = uploaded.ok ? uploaded.value.id : ('' as ImportRunId)

    await run(id)
    await isAt(id, 'failed')
    isDown = false
    await run(id)
    await isAt(id, 'done')
  })

  it('fails where it no longer fits', async () => {
    const { upload, run, isAt } = givenImports((dryRun) =>
      dryRun ? accepted([changed]) : refused({ code: 'document-invalid', problems: [] }),
    )
    const uploaded = await upload('{}')
    const id = uploaded.ok ? uploaded.value.id : ('' as ImportRunId)

    await run(id)

    await isAt(id, 'failed')
  })

  it('stands still when its process is gone', async () => {
    const { ports, upload, show } = givenImports()
    const uploaded = await upload('{}')
    const id = uploaded.ok ? uploaded.value.id : ('' as ImportRunId)
    const { clock, importRuns } = ports
    await importRuns.begin(id, clock.now().subtract({ minutes: 2 }), clock.now())
    expect(await show(id)).toMatchObject({ value: { isStill: false } })

    await importRuns.move(id, 0, clock.now().subtract({ minutes: 2, seconds: 1 }))

    expect(await show(id)).toMatchObject({ value: { state: 'running', isStill: true } })
  })

  it('is the platform’s alone', async () => {
    const { ports, run, show } = givenImports()
    const id = 'nothing' as ImportRunId
    const notPermitted = refused({ code: 'not-permitted' })

    expect(await new UploadImport(ports).execute({ actor: visitor, fileName: '', text: '{}' })).toEqual(notPermitted)
    expect(await new ShowImport(ports).execute({ actor: visitor, id })).toEqual(notPermitted)
    expect(await new RunImport(ports).execute({ actor: visitor, id })).toEqual(notPermitted)
    expect(await show(id)).toEqual(refused({ code: 'not-found' }))
    expect(await run(id)).toEqual(refused({ code: 'not-found' }))
  })
})
