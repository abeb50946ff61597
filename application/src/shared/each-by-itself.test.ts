import { describe, expect, it } from 'vitest'
import { eachByItself } from './each-by-itself.ts'
import { StoreUnavailable } from './store-unavailable.ts'

const away = new StoreUnavailable('gone')

it('answers what was done', async () => {
  expect(await eachByItself([1, 2, 3], async (one) => (one === 2 ? undefined : one * 10))).toEqual([10, 30])
})

it('does the others where some cannot be done, and says then how many and which', async () => {
  const tried: string[] = []
  const act = async (name: string) => {
    tried.push(name)
    if (name !== 'good') throw new Error(`${name} is broken`)
  }

  const all = eachByItself(['bad', 'good', 'worse', 'good'], act)

  await expect(all).rejects.toThrow('2 could not be done, the first of them bad: bad is broken')
  expect(tried).toEqual(['bad', 'good', 'worse', 'good'])
})

it('goes on when the store did not answer once, as where one is locked', async () => {
  const tried: number[] = []
  const all = eachByItself([1, 2, 3], async (one) => {
    tried.push(one)
    if (one === 1) throw away
  })

  await expect(all).rejects.toBe(away)
  expect(tried).toEqual([1, 2, 3])
})

it('ends when the store is away', async () => {
  const tried: number[] = []
  const all = eachByItself([1, 2, 3], async (one) => {
    tried.push(one)
    throw away
  })

  await expect(all).rejects.toBe(away)
  expect(tried).toEqual([1, 2])
})

it('says what stopped one alone, and which', async () => {
  const act = async (name: string) => {
    if (name === 'bad') throw new Error('it is broken')
  }

  await expect(eachByItself(['good', 'bad'], act)).rejects.toThrow('1 could not be done, the first of them bad: it is broken')
})

describe('the store is away only when it did not answer twice in a row', () => {
  const faults = { away, broken: new Error('broken') }
  const went = async (answers: readonly ('good' | keyof typeof faults)[]) => {
    const tried: string[] = []
    const all = eachByItself(answers, async (answer) => {
      tried.push(answer)
      if (answer !== 'good') throw faults[answer]
    })
    const fault = await all.catch((thrown: Error) => thrown.message)
    return [tried.length, fault]
  }

  it.each([
    [['away', 'good', 'away', 'good'], 4, '2 could not be done, the first of them away: the store is unavailable: gone'],
    [['away', 'broken', 'away', 'good'], 4, '3 could not be done, the first of them away: the store is unavailable: gone'],
    [['good', 'away', 'away', 'good'], 3, 'the store is unavailable: gone'],
    [['broken', 'away', 'away', 'good'], 3, 'the store is unavailable: gone'],
  ] as const)('of %j it tries %i', async (answers, count, said) => {
    expect(await went(answers)).toEqual([count, said])
  })
})
