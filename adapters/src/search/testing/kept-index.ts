import type { FindCampsitesNear } from '@camp/application/search/find-campsites-near.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import { expect, vi } from 'vitest'
import { PostgresOccupancies } from '../../availability/postgres-occupancies.ts'
import { KeptFacts } from '../../change-feed/kept-facts.ts'
import { PostgresChangeFeed } from '../../change-feed/postgres-change-feed.ts'
import { createLogger } from '../../logging/logger.ts'
import { CatalogueCache } from '../../organisations/catalogue-cache.ts'
import { PostgresCatalogues } from '../../organisations/postgres-catalogues.ts'
import type { TestStore } from '../../postgres/testing/test-store.ts'
import { CampsiteIndex, type KeptStock } from '../campsite-index.ts'
import { IndexedFindCampsitesNear } from '../indexed-find-campsites-near.ts'
import { PostgresFindCampsitesNear } from '../postgres-find-campsites-near.ts'

const log = createLogger({ level: 'silent' })

/** Answers nothing, so that whatever is answered comes from the index. */
const nobody: FindCampsitesNear = {
  find: () => Promise.reject(new Error('the database was asked')),
  stock: () => Promise.reject(new Error('the database was asked')),
}

export function campsitesInDatabase({ em }: TestStore, isDemoMode = false): PostgresFindCampsitesNear {
  const catalogues = new PostgresCatalogues({ em, cache: new CatalogueCache(), isDemoMode })
  return new PostgresFindCampsitesNear({ em, isDemoMode, catalogues, occupancies: new PostgresOccupancies(em) })
}

export interface KeptIndex {
  readonly index: CampsiteIndex
  /** Filled by what is read ahead, too. */
  readonly facts: KeptFacts
  /** Fails where the index does not answer by itself. */
  readonly findCampsitesNear: FindCampsitesNear
  /** When everything that is committed by now has reached the index. */
  settled(): Promise<KeptStock>
  stop(): Promise<void>
}

/** Fed with what the store has, and followed from then on. `settled` needs an organisation that is found. */
export async function keepIndex(store: TestStore, clock: Clock, isDemoMode = false): Promise<KeptIndex> {
  const feed = new PostgresChangeFeed({ url: store.url, log })
  const cache = new CatalogueCache()
  const facts = new KeptFacts(feed, cache)
  const index = new CampsiteIndex({ database: store.database, feed, clock, isDemoMode, kept: facts, log })
  const kept = () => {
    const stock = index.current()
    expect(stock).toBeDefined()
    return stock as KeptStock
  }
  feed.start()
  await vi.waitFor(kept, { timeout: 60_000 })
  return {
    index,
    facts,
    findCampsitesNear: new IndexedFindCampsitesNear({ index, database: nobody, em: store.em, cache }),
    settled: async () => {
      const [marked] = await store.em.execute<{ id: never; version: string }[]>(
        `update organisation set updated_at = now() where name = 'Marker' returning id, version`,
      )
      return vi.waitFor(
        () => {
          expect(kept().campsites.versionOf(marked?.id as never)).toBe(marked?.version)
          return kept()
        },
        { timeout: 60_000, interval: 10 },
      )
    },
    stop: async () => {
      await feed.stop()
      await index.stop()
    },
  }
}
