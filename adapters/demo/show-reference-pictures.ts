import type { SiteType } from '@camp/domain/plots/plot.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../src/postgres/typed-database.ts'
import { referencePlaces } from './pictured-places.ts'
import { ownSceneKey } from './pictures/own-scenes.ts'
import type { PaletteFamily } from './pictures/palette.ts'
import { scenesFor } from './pictures/scene-catalogue.ts'

/** The reference document has no pictures, and stays as it is: they are hung beside it. */
export async function showReferencePictures(em: EntityManager): Promise<void> {
  for (const { slug, family, siteTypes } of referencePlaces) {
    const around = scenesFor({ family, stayedIn: siteTypes, count: 4, seed: slug }).map(({ key }) => key)
    await hang(em, 'organisation', sql`slug = ${slug}`, [ownSceneKey(slug), ...around])
    const { rows } = await sql<{ id: string; site_type: SiteType; plots: readonly string[] }>`
      select site.id, site_type, array(select plot.id::text from plot where site_id = site.id order by position) as plots
      from site join organisation on organisation.id = organisation_id where slug = ${slug}`.execute(databaseOf(em))
    for (const site of rows) {
      await hang(em, 'site', sql`id = ${site.id}::uuid`, keys(family, site.site_type, 3, slug))
      for (const [position, id] of site.plots.entries()) {
        await hang(em, 'plot', sql`id = ${id}::uuid`, keys(family, site.site_type, 2, `${slug}/${position}`))
      }
    }
  }
}

function keys(family: PaletteFamily, siteType: SiteType, count: number, seed: string): readonly string[] {
  return scenesFor({ siteType, family, count, seed }).map(({ key }) => key)
}

async function hang(em: EntityManager, table: string, which: ReturnType<typeof sql>, images: readonly string[]): Promise<void> {
  await sql`update ${sql.table(table)} set images = ${images}::text[] where ${which} and images = '{}'`.execute(databaseOf(em))
}
