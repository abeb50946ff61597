import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { ImportedOrganisation } from './imported-organisation.ts'
import type { ImportOutcome } from './organisation-document.ts'

/** Organisations as the import format has them, one at a time, whole. */
export interface OrganisationStore {
  /** Until the transaction ends nobody else imports it, or changes its settings. */
  lock(slug: string): Promise<void>
  /**
   * Makes the organisation of this slug equal to the document: rows are matched by name within their parent,
   * so that a second run changes nothing and keeps every id. A plot or site that bookings need and the
   * document lacks becomes inactive, never deleted.
   */
  save(organisation: ImportedOrganisation): Promise<ImportOutcome['outcome']>
  /** Of those that were ever booked the country that they lie in. */
  bookedCountries(slugs: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** What `save` would answer. */
  compare(organisation: ImportedOrganisation): Promise<ImportOutcome['outcome']>
  /** In the order in which the rows were first written; what was saved comes back equal. */
  load(slug: string): Promise<ImportedOrganisation | undefined>
  idOf(slug: string): Promise<OrganisationId | undefined>
  list(): Promise<
    readonly {
      readonly id: OrganisationId
      readonly slug: string
      readonly name: string
      readonly status: string
      readonly cityName: string
      readonly plots: number
    }[]
  >
}
