import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { CatalogueCache } from './catalogue-cache.ts'
import type { VersionedCatalogue } from './kept-catalogues.ts'
import { loadCatalogues } from './load-catalogues.ts'
import { toCatalogue } from './row-to-catalogue.ts'

/** From the database, and from then on in the cache. */
export async function readCatalogues(
  em: EntityManager,
  cache: CatalogueCache,
  ids: readonly OrganisationId[],
): Promise<readonly VersionedCatalogue[]> {
  const rows = await loadCatalogues(em, ids)
  return rows.map((row) => {
    const catalogue = toCatalogue(row)
    cache.put(catalogue.organisation.id, row.version, catalogue)
    return { version: row.version, catalogue }
  })
}
