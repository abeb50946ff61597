import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { allOrNothing } from './all-or-nothing.ts'

/** Undoes what was written where the work throws, as a database does. */
function givenLedger() {
  const written: string[] = []
  const run = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const before = [...written]
    try {
      return await work()
    } catch (error) {
      written.splice(0, written.length, ...before)
      throw error
    }
  }
  return { written, transaction: { run } }
}

it('acts that are accepted are written', async () => {
  const { written, transaction } = givenLedger()

  const done = await allOrNothing(transaction, async () => accepted(written.push('first', 'second')))

  expect(done).toEqual(accepted(2))
  expect(written).toEqual(['first', 'second'])
})

it('a refusal undoes what was written before it, and comes back', async () => {
  const { written, transaction } = givenLedger()

  const done = await allOrNothing(transaction, async () => {
    written.push('first')
    return refused({ code: 'plots-taken' })
  })

  expect(done).toEqual(refused({ code: 'plots-taken' }))
  expect(written).toEqual([])
})

it('a fault stays a fault', async () => {
  const { transaction } = givenLedger()

  await expect(allOrNothing(transaction, () => Promise.reject(new TypeError('no database')))).rejects.toThrow('no database')
})
