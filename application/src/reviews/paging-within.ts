import type { Slice } from './reviews.ts'

export interface Paging {
  readonly page: number
  /** One at least. */
  readonly pages: number
  readonly slice: Slice
}

/** The page that there is nearest to the one asked for; pages count from 1. */
export function pagingWithin(asked: number, total: number, rowsAPage: number): Paging {
  const pages = Math.max(1, Math.ceil(total / rowsAPage))
  const page = Math.min(Math.max(1, Number.isInteger(asked) ? asked : 1), pages)
  return { page, pages, slice: { offset: (page - 1) * rowsAPage, limit: rowsAPage } }
}
