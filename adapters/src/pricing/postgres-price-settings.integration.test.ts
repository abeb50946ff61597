import { fullCatalogue } from '@camp/application/organisations/testing/some-catalogues.ts'
import { SaveSeason, type SaveSeasonCommand } from '@camp/application/pricing/settings/season-use-cases.ts'
import { priceSettingsContract } from '@camp/application/pricing/settings/testing/price-settings.contract.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { testId } from '@camp/application/testing/a-campsite.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PostgresAuditTrail } from '../audit/postgres-audit-trail.ts'
import { CatalogueCache } from '../organisations/catalogue-cache.ts'
import { PostgresCatalogues } from '../organisations/postgres-catalogues.ts'
import { storeCatalogue } from '../postgres/testing/store-catalogue.ts'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { cryptoRandomness } from '../shared/crypto-randomness.ts'
import { PostgresPriceSettings } from './postgres-price-settings.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
beforeEach(() => emptied(store.em, 'organisation'))
afterAll(() => store.stop())

priceSettingsContract('postgres', async (given) => {
  for (const catalogue of given) await storeCatalogue(store.em, catalogue)
  return {
    priceSettings: new PostgresPriceSettings(store.em),
    catalogues: new PostgresCatalogues({ em: store.em, cache: new CatalogueCache(), isDemoMode: false }),
    stop: async () => {},
  }
})

describe('two owners who save a season for the same nights at the same moment', () => {
  it('are one who saves and one who is refused, and the trail says who', async () => {
    await storeCatalogue(store.em, fullCatalogue)
    const actor: Actor = { kind: 'user', userId: testId(9) as UserId, role: 'ORGADMIN', organisationIds: [own] }
    const season: SaveSeasonCommand['season'] = {
      name: 'Autumn',
      seasonType: 'in',
      isActive: true,
      minimumStayPeriod: 0,
      startDate: Temporal.PlainDate.from('2027-03-20'),
      endDate: Temporal.PlainDate.from('2027-04-12'),
    }
    const command = { actor, organisationId: own, id: null, revision: null, season, agreed: null }

    const answers = await Promise.all([1, 2, 3, 4].map(() => saveSeason().execute(command)))

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.flatMap((answer) => (answer.ok ? [] : answer.refusal.code))).toEqual(Array(3).fill('takes-nights'))
    const trail = await new PostgresAuditTrail(store.em).latest({ organisationId: own, act: 'season', limit: 9 })
    expect(trail.map(({ act, by }) => [act, by])).toEqual([['season.added', testId(9)]])
  })
})

const { id: own } = fullCatalogue.organisation

/** With an entity manager of its own, as each request has. */
function saveSeason(): SaveSeason {
  const em = store.database.forkEntityManager()
  return new SaveSeason({
    catalogues: new PostgresCatalogues({ em, cache: new CatalogueCache(), isDemoMode: false }),
    priceSettings: new PostgresPriceSettings(em),
    transaction: new PostgresTransaction({ em, randomness: cryptoRandomness }),
    auditTrail: new PostgresAuditTrail(em),
    randomness: cryptoRandomness,
    clock: new FixedClock(),
  })
}
