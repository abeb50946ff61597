import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'

/** An organisation as the pages of its staff name it, whatever its status. */
export interface ManagedOrganisation {
  readonly id: OrganisationId
  readonly slug: string
  /** Of its short link, `/c/{shortUniqueId}`; it never changes. */
  readonly shortUniqueId: string
  readonly name: string
  readonly status: OrganisationStatus
  /** Its country's, as IANA names it. */
  readonly timezone: string
  /** ISO 4217, its country's. */
  readonly currency: string
}

/** The organisations that somebody may work for. Deleted ones are among them only by slug and by id. */
export interface ManagedOrganisations {
  findBySlug(slug: string): Promise<ManagedOrganisation | undefined>
  findByShortId(shortUniqueId: string): Promise<ManagedOrganisation | undefined>
  /** By name; unknown and deleted ones are left out. */
  findMany(ids: readonly OrganisationId[]): Promise<readonly ManagedOrganisation[]>
  /**
   * Whose name, slug or town contains the text, case and accents ignored; all of them for an empty text. By
   * name.
   */
  search(text: string, limit: number): Promise<readonly ManagedOrganisation[]>
}
