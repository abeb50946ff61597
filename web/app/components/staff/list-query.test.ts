import { describe, expect, it } from 'vitest'
import { isEmptyList, pageOfRows, pagesOfList, readListQuery, sortedRows } from './list-query.ts'

const shape = { sorts: ['name', 'status'], filters: ['q', 'site'] } as const
const read = (query: string) => readListQuery(`http://camp.test/org/org-organisation/plots?${query}`, shape)

describe('the address of a list', () => {
  it('says page, order and filters', () => {
    expect(read('sort=-status&page=3&q=%20stand%20')).toEqual({
      page: 3,
      sort: { by: 'status', isDescending: true },
      filters: { q: 'stand', site: '' },
    })
  })

  it.each(['', 'sort=password&page=0', 'sort=-&page=-2', 'page=many'])('"%s" is the first page in the usual order', (query) => {
    expect(read(query)).toEqual({ page: 1, sort: { by: 'name', isDescending: false }, filters: { q: '', site: '' } })
  })
})

describe('the address of a log', () => {
  const readLog = (query: string) => readListQuery(`http://camp.test/log?${query}`, { ...shape, isDescendingFirst: true }).sort

  it.each([
    ['', true],
    ['sort=name', false],
    ['sort=-name', true],
  ])('begins with the newest, until it is asked for the other way round: %j', (query, isDescending) => {
    expect(readLog(query).isDescending).toBe(isDescending)
  })
})

describe('the rows of a list', () => {
  const rows = Array.from({ length: 26 }, (_, index) => ({ name: `Stand ${index + 1}` }))

  it('come 25 at a time; a page past the end is the last', () => {
    expect(pageOfRows(rows, read('')).rows).toHaveLength(25)
    expect(pageOfRows(rows, read('page=9'))).toMatchObject({ rows: [{ name: 'Stand 26' }], query: { page: 2 }, total: 26 })
    expect(pageOfRows([], read('page=9'))).toMatchObject({ rows: [], query: { page: 1 }, total: 0 })
    expect([0, 25, 26].map(pagesOfList)).toEqual([1, 1, 2])
  })

  it('are in the order that people read', () => {
    const some = [{ name: 'Stand 10' }, { name: 'stand 2' }]

    expect(sortedRows(some, { by: 'name', isDescending: false }, ({ name }) => name)).toEqual(some.toReversed())
    expect(sortedRows([3, 1, 2], { by: 'n', isDescending: true }, (row) => row)).toEqual([3, 2, 1])
  })
})

it('is empty when there is nothing at all, not when nothing fits', () => {
  expect(isEmptyList(pageOfRows([], read('')))).toBe(true)
  expect(isEmptyList(pageOfRows([], read('q=stand')))).toBe(false)
  expect(isEmptyList(pageOfRows([{ name: 'Stand 1' }], read('')))).toBe(false)
})
