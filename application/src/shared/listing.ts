/** One page of a list that the database sorts and counts, as somebody asks for it. */
export interface Listing<Sort extends string = string> {
  /** Case and accents ignored; empty: everything. */
  readonly search: string
  readonly sort: Sort
  readonly isDescending: boolean
  /** Null: all of them, for a file. */
  readonly limit: number | null
  readonly offset: number
}

export interface ListedPage<Row> {
  readonly rows: readonly Row[]
  /** Of all pages. */
  readonly total: number
}
