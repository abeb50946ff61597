import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditTrail } from '../audit/audit-trail.ts'
import { auditedActor } from '../audit/audited.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import type { Transaction } from '../shared/transaction.ts'
import { importChanges } from './import-audit.ts'
import type { ImportedOrganisation } from './imported-organisation.ts'
import type { ImportOutcome, ImportProblem } from './organisation-document.ts'
import type { OrganisationStore } from './organisation-store.ts'
import type { DocumentInvalid, ReadOrganisationDocument } from './read-organisation-document.ts'

export interface ImportOrganisationsPorts {
  readonly documentReader: ReadOrganisationDocument
  readonly organisationStore: OrganisationStore
  readonly auditTrail: AuditTrail
  readonly transaction: Transaction
  readonly clock: Clock
}

export interface ImportOrganisationsCommand {
  readonly actor: Actor
  readonly document: unknown
  readonly dryRun: boolean
  /** Waited for before the next one. */
  readonly onProgress: (done: number, of: number, slug: string) => void | Promise<void>
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

    const moved = await this.#movedAbroad([...read.value.entries()])
    if (moved.length > 0) return refused({ code: 'document-invalid', problems: moved })

    const outcomes: ImportOutcome[] = []
    for (const [position, organisation] of read.value.entries()) {
      const written = await this.#write(position, organisation, command)
      if (!written.ok) return written
      outcomes.push({ slug: organisation.slug, ...written.value })
      await command.onProgress(outcomes.length, read.value.length, organisation.slug)
    }
    return accepted(outcomes)
  }

  async #write(
    position: number,
    organisation: ImportedOrganisation,
    { actor, dryRun }: ImportOrganisationsCommand,
  ): Promise<Result<Written, DocumentInvalid>> {
    const { organisationStore, transaction } = this.#ports
    if (dryRun) return accepted(await this.#compare(organisation))
    return transaction.run(async () => {
      await organisationStore.lock(organisation.slug)
      const problems = await this.#movedAbroad([[position, organisation]])
      if (problems.length > 0) return refused({ code: 'document-invalid', problems })
      const before = await organisationStore.load(organisation.slug)
      const outcome = await organisationStore.save(organisation)
      return accepted({ outcome, changes: outcome === 'unchanged' ? [] : await this.#record(actor, organisation.slug, before) })
    })
  }

  /** What was sold stays in the money of its country (rule O17). */
  async #movedAbroad(organisations: readonly (readonly [number, ImportedOrganisation])[]): Promise<readonly ImportProblem[]> {
    const booked = await this.#ports.organisationStore.bookedCountries(organisations.map(([, { slug }]) => slug))
    return organisations.flatMap(([position, { slug, country }]) => {
      const kept = booked.get(slug)
      if (kept === undefined || kept === country) return []
      const problem = `expected ${JSON.stringify(kept)}, since it has bookings in the money of its country, got ${JSON.stringify(country)}`
      return [{ path: `organisations[${position}].country`, problem }]
    })
  }

  async #compare(organisation: ImportedOrganisation): Promise<Written> {
    const { organisationStore } = this.#ports
    const outcome = await organisationStore.compare(organisation)
    if (outcome === 'unchanged') return { outcome, changes: [] }
    return { outcome, changes: importChanges(await organisationStore.load(organisation.slug), organisation) }
  }

  async #record(actor: Actor, slug: string, before: ImportedOrganisation | undefined): Promise<Written['changes']> {
    const { organisationStore, auditTrail, clock } = this.#ports
    const [id, after] = [await organisationStore.idOf(slug), await organisationStore.load(slug)]
    if (!id || !after) throw new Error(`${slug} was saved and is not there`)
    const stamp = { at: clock.now(), by: auditedActor(actor), organisationId: id }
    const changes = importChanges(before, after)
    await auditTrail.record({ ...stamp, act: 'organisation.imported', subject: id, changes })
    return changes
  }
}

type Written = Omit<ImportOutcome, 'slug'>
