import { expect, it } from 'vitest'
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
