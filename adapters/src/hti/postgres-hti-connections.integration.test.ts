import { aPlacedCampsite } from '@camp/application/organisations/testing/some-catalogues.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { afterAll, beforeAll, expect, it, describe as story, vi } from 'vitest'
import { storeCatalogue } from '../postgres/testing/store-catalogue.ts'
import { startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { hashedPassword } from './connection-password.ts'
import { PostgresHtiConnections } from './postgres-hti-connections.ts'

const [river, dam, hill] = ['River', 'Dam', 'Hill'].map((name, index) =>
  aPlacedCampsite({ number: 100 * (index + 1), name, latitude: -33, longitude: 19 }),
) as [Catalogue, Catalogue, Catalogue]

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
  for (const catalogue of [river, dam, hill]) await storeCatalogue(store.em, catalogue)
  await connect(river, 'R')
  await connect(dam, 'D')
})
afterAll(() => store.stop())

/** The database gives each plot its room. */
async function connect({ organisation }: Catalogue, propertyCode: string): Promise<void> {
  await store.em.execute(
    'insert into hti_connection (organisation_id, property_code, user_name, password_hash) values (?, ?, ?, ?)',
    [organisation.id, propertyCode, 'chain', hashedPassword('a long one')],
  )
}

const connectionTo = ({ organisation, plots }: Catalogue, propertyCode: string) => ({
  organisationId: organisation.id,
  propertyCode,
  proof: 'basic',
  rooms: plots.map(({ id }) => ({ plotId: id, code: expect.any(String) })),
})

story('campsites of one owner at the channel', () => {
  it('are known by one user name, each with its own rooms', async () => {
    const connections = new PostgresHtiConnections(store.em)

    const proved = await connections.provedBy({ userName: 'chain', password: 'a long one' })

    expect(proved).toEqual([connectionTo(dam, 'D'), connectionTo(river, 'R')])
    expect(await connections.find(river.organisation.id)).toEqual(connectionTo(river, 'R'))
    expect(await connections.provedBy({ userName: 'chain', password: 'another' })).toEqual([])
    expect(await connections.find(hill.organisation.id)).toBeUndefined()
  })

  it('are read in two statements, however many they are', async () => {
    const getKysely = vi.fn(() => store.em.getKysely())
    const connections = new PostgresHtiConnections({ getKysely, isInTransaction: () => false } as unknown as EntityManager)

    expect(await connections.provedBy({ userName: 'chain', password: 'a long one' })).toHaveLength(2)

    expect(getKysely).toHaveBeenCalledTimes(2)
  })
})
