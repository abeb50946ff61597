import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'

/** The catalogues of all organisations, whatever their status: the caller judges who may see one. */
export interface Catalogues {
  findBySlug(slug: string): Promise<Catalogue | undefined>
  find(id: OrganisationId): Promise<Catalogue | undefined>
  /**
   * As the database has it at this moment, with what this transaction has written; the others may be a second
   * old.
   */
  findNow(id: OrganisationId): Promise<Catalogue | undefined>
  /** In the order of the ids; unknown ids are left out. */
  findMany(ids: readonly OrganisationId[]): Promise<readonly Catalogue[]>
  /**
   * Active, featured on the home page, with a plot that can be booked online; demo organisations only in demo
   * mode.
   */
  featured(): Promise<readonly OrganisationId[]>
}
