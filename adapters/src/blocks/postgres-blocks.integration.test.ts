import { aBlockOn } from '@camp/application/blocks/testing/a-block.ts'
import { blocksContract } from '@camp/application/blocks/testing/blocks.contract.ts'
import { aHoldOn, asHeld, stands } from '@camp/application/testing/a-campsite.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PostgresInvariants } from '../doctor/postgres-invariants.ts'
import { forgetGuests, noJitter, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresBlocks } from './postgres-blocks.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore(20)
})
afterAll(() => store.stop())

blocksContract('postgres', async () => {
  await forgetGuests(store.em)
  return { blocks: new PostgresBlocks(store.em), reservations: new PostgresReservations(store.em), stop: async () => {} }
})

describe('staff who block plots while guests book them', () => {
  beforeEach(() => forgetGuests(store.em))

  const numbers = Array.from({ length: 40 }, (_, index) => index)
  const trio = (number: number) => [0, 3, 6].map((step) => stands[(number * 7 + step) % stands.length]!)
  const inOwnTransaction = async (write: (em: TestStore['em']) => Promise<{ readonly ok: boolean }>) => {
    const em = store.database.forkEntityManager()
    return (await new PostgresTransaction({ em, randomness: noJitter }).run(() => write(em))).ok
  }
  const blocks = (number: number) =>
    inOwnTransaction((em) => new PostgresBlocks(em).add(aBlockOn(trio(number), { id: `block-${number}` })))
  const books = (number: number) =>
    inOwnTransaction((em) => new PostgresReservations(em).add(aHoldOn(trio(number), { id: `hold-${number}` }), asHeld))

  it('never meet on a night, and wait for nobody in a circle', async () => {
    const won = await Promise.all(numbers.map((number) => (number % 2 ? blocks(number) : books(number))))

    const [used] = await store.em.execute<{ nights: number }[]>('select count(*)::int as nights from plot_night')
    expect(used?.nights).toBe(won.filter(Boolean).length * 3 * 4)
    expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(2)
    const checks = await new PostgresInvariants(store.em).check()
    expect(checks.filter(({ id }) => id === 'I1' || id === 'I2').flatMap(({ examples }) => examples)).toEqual([])
  })

  it('move one block two ways at once: the second is told', async () => {
    const block = aBlockOn([stands[0]!])
    await new PostgresBlocks(store.em).add(block)

    const moved = await Promise.all(
      [1, 2].map((stand) => inOwnTransaction((em) => new PostgresBlocks(em).replace({ ...block, plotIds: [stands[stand]!.id] }))),
    )

    expect(moved.filter(Boolean)).toHaveLength(1)
  })
})
