import { aPlacedCampsite } from '@camp/application/organisations/testing/some-catalogues.ts'
import { findCampsitesNearContract } from '@camp/application/search/testing/find-campsites-near.contract.ts'
import { placesContract, somePlaces } from '@camp/application/search/testing/places.contract.ts'
import { afterAll, beforeAll } from 'vitest'
import { PostgresOccupancies } from '../availability/postgres-occupancies.ts'
import { CatalogueCache } from '../organisations/catalogue-cache.ts'
import { PostgresCatalogues } from '../organisations/postgres-catalogues.ts'
import { storeCatalogue } from '../postgres/testing/store-catalogue.ts'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { systemClock } from '../shared/system-clock.ts'
import { PostgresFindCampsitesNear } from './postgres-find-campsites-near.ts'
import { PostgresPlaces } from './postgres-places.ts'
import { keepIndex } from './testing/kept-index.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

function inDatabase(isDemoMode: boolean): PostgresFindCampsitesNear {
  const { em } = store
  const catalogues = new PostgresCatalogues({ em, cache: new CatalogueCache(), isDemoMode })
  return new PostgresFindCampsitesNear({ em, isDemoMode, catalogues, occupancies: new PostgresOccupancies(em) })
}

findCampsitesNearContract('postgres', async ({ catalogues, isDemoMode }) => {
  await emptied(store.em, 'organisation')
  for (const catalogue of catalogues) await storeCatalogue(store.em, catalogue)
  return { findCampsitesNear: inDatabase(isDemoMode), stop: async () => {} }
})

async function storeSomePlaces(): Promise<void> {
  await emptied(store.em, 'organisation', 'place')
  const camp = aPlacedCampsite({
    number: 4_000,
    name: 'Bosch Kloof Camp',
    latitude: -33.95,
    longitude: 18.9,
    organisation: { cityName: 'Stellenbosch' },
  })
  await storeCatalogue(store.em, camp)
  for (const { name, latitude, longitude } of somePlaces.filter(({ kind }) => kind === 'town')) {
    await store.em.execute(
      `insert into place (id, name, country_code, province_code, latitude, longitude, population) values (?, ?, 'ZA', 'WC', ?, ?, 1000)`,
      [name, name, latitude, longitude],
    )
  }
}

placesContract('postgres', async () => {
  await storeSomePlaces()
  return { places: new PostgresPlaces({ em: store.em, isDemoMode: false }), stop: async () => {} }
})

placesContract('names in memory, typing errors in postgres', async () => {
  await storeSomePlaces()
  const kept = await keepIndex(store, systemClock)
  return { places: new PostgresPlaces({ em: store.em, isDemoMode: false, index: kept.index }), stop: kept.stop }
})
