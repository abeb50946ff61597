import { describe, expect, it } from 'vitest'
import { heapGrowth } from './heap-growth.ts'

const megabytes = (count: number) => count * 1024 * 1024

describe('heapGrowth', () => {
  it('lets a heap of thousands of campsites double', () => {
    expect(heapGrowth(30, megabytes(251))).toBe(100)
  })

  it('keeps a small heap small', () => {
    expect(heapGrowth(100, megabytes(149))).toBe(30)
    expect(heapGrowth(30, megabytes(149))).toBe(30)
  })

  it('changes nothing between both sizes', () => {
    expect(heapGrowth(30, megabytes(200))).toBe(30)
    expect(heapGrowth(100, megabytes(200))).toBe(100)
  })
})
