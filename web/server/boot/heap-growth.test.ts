import { describe, expect, it } from 'vitest'
import { heapGrowth } from './heap-growth.ts'

const megabytes = (count: number) => count * 1024 * 1024

describe('heapGrowth', () => {
  it('lets a heap of thousands of campsites grow by half', () => {
    expect(heapGrowth(20, megabytes(181))).toBe(50)
  })

  it('keeps a small heap small', () => {
    expect(heapGrowth(50, megabytes(129))).toBe(20)
    expect(heapGrowth(20, megabytes(129))).toBe(20)
  })

  it('changes nothing between both sizes', () => {
    expect(heapGrowth(20, megabytes(150))).toBe(20)
    expect(heapGrowth(50, megabytes(150))).toBe(50)
  })
})
