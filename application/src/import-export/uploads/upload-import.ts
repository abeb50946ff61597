import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Clock } from '../../shared/clock.ts'
import type { OwnWork } from '../../shared/own-work.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { Randomness } from '../../shared/randomness.ts'
import type { NotFound, NotPermitted } from '../../shared/refusals.ts'
import type { ImportOrganisations } from '../import-organisations.ts'
import { readImportText } from '../import-text.ts'
import type { JsonFault } from '../json-fault.ts'
import type { DocumentInvalid } from '../read-organisation-document.ts'
import type { ImportRun, ImportRunId, ImportRuns } from './import-runs.ts'

interface Ports {
  readonly importRuns: ImportRuns
  /** The same act as that of the command line. */
  readonly importOrganisations: Pick<ImportOrganisations, 'execute'>
  readonly clock: Clock
  readonly randomness: Randomness
}

export interface UploadImportCommand {
  readonly actor: Actor
  readonly fileName: string
  readonly text: string
}

export type UploadImportRefusal = NotPermitted | DocumentInvalid | { readonly code: 'not-json'; readonly fault: JsonFault }

/** Characters of a file's name. */
const longestName = 120

/** Judges a document whole, says what an import of it would change, and writes nothing of it (rule O22). */
export class UploadImport {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    actor,
    fileName,
    text,
  }: UploadImportCommand): Promise<Result<{ readonly id: ImportRunId }, UploadImportRefusal>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { importRuns, importOrganisations, clock, randomness } = this.#ports
    const read = readImportText(text)
    if (!read.ok) return refused({ code: 'not-json', fault: read.refusal })
    const document = read.value
    const judged = await importOrganisations.execute({ actor, document, dryRun: true, onProgress: () => {} })
    if (!judged.ok) return judged
    const id = randomness.uuid() as ImportRunId
    const name = fileName.slice(0, longestName)
    await importRuns.add({ id, fileName: name, uploadedAt: clock.now(), outcomes: judged.value, document })
    return accepted({ id })
  }
}

interface ToImport {
  readonly actor: Actor
  readonly id: ImportRunId
}

/** What it would do, how far it is, or what it did. */
export class ShowImport {
  readonly #ports: Pick<Ports, 'importRuns' | 'clock'>

  constructor(ports: Pick<Ports, 'importRuns' | 'clock'>) {
    this.#ports = ports
  }

  async execute({ actor, id }: ToImport): Promise<Result<ImportRun & { readonly isStill: boolean }, NotFound | NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const run = await this.#ports.importRuns.find(id)
    if (!run) return refused({ code: 'not-found' })
    const isStill = run.state === 'running' && run.movedAt.epochMilliseconds < stillSince(this.#ports.clock).epochMilliseconds
    return accepted({ ...run, isStill })
  }
}

interface RunPorts extends Omit<Ports, 'randomness'> {
  readonly ownWork: OwnWork
}

/** Begins, and lets nobody wait for it: `showImport` says how far it is. Pressed again it is begun once. */
export class RunImport {
  readonly #ports: RunPorts

  constructor(ports: RunPorts) {
    this.#ports = ports
  }

  async execute({ actor, id }: ToImport): Promise<Result<null, NotFound | NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { importRuns, clock, ownWork } = this.#ports
    const begun = await importRuns.begin(id, clock.now(), stillSince(clock))
    const failed = () => importRuns.fail(id, clock.now()).catch(() => {})
    if (begun) ownWork(() => this.#run(actor, id, begun.document).catch(failed))
    return begun || (await importRuns.find(id)) ? accepted(null) : refused({ code: 'not-found' })
  }

  async #run(actor: Actor, id: ImportRunId, document: unknown): Promise<void> {
    const { importRuns, importOrganisations, clock } = this.#ports
    const onProgress = (done: number) => importRuns.move(id, done, clock.now())
    const imported = await importOrganisations.execute({ actor, document, dryRun: false, onProgress })
    await (imported.ok ? importRuns.end(id, imported.value, clock.now()) : importRuns.fail(id, clock.now()))
  }
}

/** The process that imported is gone when it has not moved for so long. */
function stillSince(clock: Clock) {
  return clock.now().subtract({ minutes: 2 })
}
