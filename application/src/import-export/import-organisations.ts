import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { NotPermitted } from '../answers.ts'
import type { Actor } from '../shared/actor.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { ImportedOrganisation } from './imported-organisation.ts'
import type { ImportOutcome } from './organisation-document.ts'
import type { OrganisationStore } from './organisation-store.ts'
import type { DocumentInvalid, ReadOrganisationDocument } from './read-organisation-document.ts'

export interface ImportOrganisationsPorts {
  readonly documentReader: ReadOrganisationDocument
  readonly organisationStore: OrganisationStore
  readonly transaction: Transaction
}

export interface ImportOrganisationsCommand {
  readonly actor: Actor
  readonly document: unknown
  readonly dryRun: boolean
  readonly onProgress: (done: number, of: number, slug: string) => void
}

/** All problems are found before the first write; then each organisation is written whole or not at all. */
export class ImportOrganisations {
  readonly #ports: ImportOrganisationsPorts

  constructor(ports: ImportOrganisationsPorts) {
    this.#ports = ports
  }

  async execute(command: ImportOrganisationsCommand): Promise<Result<readonly ImportOutcome[], DocumentInvalid | NotPermitted>> {
    if (!mayManagePlatform(command.actor)) return refused({ code: 'not-permitted' })
    const read = await this.#ports.documentReader.read(command.document)
    if (!read.ok) return read

    const outcomes: ImportOutcome[] = []
    for (const organisation of read.value) {
      outcomes.push({ slug: organisation.slug, outcome: await this.#write(organisation, command.dryRun) })
      command.onProgress(outcomes.length, read.value.length, organisation.slug)
    }
    return accepted(outcomes)
  }

  #write(organisation: ImportedOrganisation, dryRun: boolean): Promise<ImportOutcome['outcome']> {
    const { organisationStore, transaction } = this.#ports
    if (dryRun) return organisationStore.compare(organisation)
    return transaction.run(() => organisationStore.save(organisation))
  }
}
