import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../src/postgres/typed-database.ts'
import { demoPlaces, slugOf } from './all-places.ts'
import { lands } from './lands.ts'
import { logoKey } from './pictures/logo.ts'

/** The campsites of the start page have a sign of their own, which the bookings there show. */
export async function showDemoSigns(em: EntityManager): Promise<void> {
  for (const place of demoPlaces.filter(({ isFeatured }) => isFeatured)) {
    const logo = logoKey(lands[place.land].pictures)
    const signless = databaseOf(em).updateTable('organisation').where('slug', '=', slugOf(place.name)).where('logo', 'is', null)
    await signless.set({ logo }).execute()
  }
}
