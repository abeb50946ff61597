import { expect, it } from 'vitest'
import { publishedReviewsAPage } from './list-published-reviews.ts'
import { pagingWithin } from './paging-within.ts'

it.each([
  [1, 13, 1, 3, 0],
  [2, 13, 2, 3, 6],
  [3, 13, 3, 3, 12],
  [4, 13, 3, 3, 12],
  [0, 13, 1, 3, 0],
  [-2, 13, 1, 3, 0],
  [1.5, 13, 1, 3, 0],
  [1, 12, 1, 2, 0],
  [7, 0, 1, 1, 0],
])('page %d of %i reviews is page %i of %i, from %i on', (asked, total, page, pages, offset) => {
  expect(pagingWithin(asked, total, publishedReviewsAPage)).toEqual({ page, pages, slice: { offset, limit: 6 } })
})
