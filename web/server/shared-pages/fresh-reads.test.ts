import { expect, it } from 'vitest'
import { FreshReads } from './fresh-reads.ts'

it('answers all who wait with one read that began after they asked', async () => {
  const ends: ((value: number) => void)[] = []
  const reads = new FreshReads<number>()
  const ask = () => new Promise<number>((resolve) => ends.push(resolve))

  const first = reads.read('home', ask)
  const late = [reads.read('home', ask), reads.read('home', ask)]
  ends[0]?.(1)
  expect(await first).toBe(1)
  await Promise.resolve()
  ends[1]?.(2)

  expect(await Promise.all(late)).toEqual([2, 2])
  expect(ends).toHaveLength(2)
})

it('asks anew after a read that failed', async () => {
  const reads = new FreshReads<number>()

  await expect(reads.read('home', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')

  expect(await reads.read('home', async () => 3)).toBe(3)
})
