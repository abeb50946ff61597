import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../src/postgres/typed-database.ts'
import { demoPlaces, slugOf } from './all-places.ts'
import { lands } from './lands.ts'
import { logoKey } from './pictures/logo.ts'

/** The campsites of the start page have a sign of their own, which the bookings there show. */
export async function showDemoSigns(em: EntityManager): Promise<void> {
  for (const place of demoPlaces.filter(({ isFeatured }) => isFeatured)) {
    const logo = logoKey(lands[place.land].pictures)
    await sql`update organisation set logo = ${logo} where slug = ${slugOf(place.name)} and logo is null`.execute(databaseOf(em))
  }
}
