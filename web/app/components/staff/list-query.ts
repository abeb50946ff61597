export const rowsPerPage = 25

export interface Sort<Column extends string = string> {
  readonly by: Column
  readonly isDescending: boolean
}

/** What the address of a list asks for. */
export interface ListQuery<Column extends string = string, Filter extends string = string> {
  /** From 1. */
  readonly page: number
  readonly sort: Sort<Column>
  /** Empty where nothing was asked. */
  readonly filters: Readonly<Record<Filter, string>>
}

/** A page of rows, as a loader answers it. */
export interface PageOfList<Row> {
  readonly rows: readonly Row[]
  readonly query: ListQuery
  /** Of all pages. */
  readonly total: number
}

/**
 * There is nothing at all, not only nothing that fits the filters: the list's own empty state leads on from
 * here.
 */
export function isEmptyList({ total, query }: PageOfList<unknown>): boolean {
  return total === 0 && Object.values(query.filters).every((value) => value === '')
}

export interface ListShape<Column extends string, Filter extends string> {
  /** The first one sorts unless the address says otherwise. */
  readonly sorts: readonly [Column, ...(readonly Column[])]
  readonly filters: readonly Filter[]
  /** Until the address says otherwise, as logs are read: the newest first. */
  readonly isDescendingFirst?: boolean
}

/** `?sort=-name&page=2&status=active`; what it does not know, it leaves out. */
export function readListQuery<Column extends string, Filter extends string>(
  address: string,
  { sorts, filters, isDescendingFirst = false }: ListShape<Column, Filter>,
): ListQuery<Column, Filter> {
  const query = new URL(address).searchParams
  const [, minus = '', name] = /^(-?)(.*)$/.exec(query.get('sort') ?? '') ?? []
  const known = sorts.find((column) => column === name)
  const page = Number(query.get('page'))
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    sort: { by: known ?? sorts[0], isDescending: known === undefined ? isDescendingFirst : minus === '-' },
    filters: Object.fromEntries(filters.map((filter) => [filter, query.get(filter)?.trim() ?? ''])) as Record<Filter, string>,
  }
}

/** Of a list that is short enough to be read whole: the rows of its page. A page past the end is the last. */
export function pageOfRows<Row>(rows: readonly Row[], query: ListQuery): PageOfList<Row> {
  const page = Math.min(query.page, pagesOfList(rows.length))
  return { rows: rows.slice((page - 1) * rowsPerPage, page * rowsPerPage), query: { ...query, page }, total: rows.length }
}

/**
 * Of a list that needs no filter: its rows in the order that the address asks for, the first fact of `sorts`
 * unless it says so.
 */
export function sortedPage<Row, Fact extends string & keyof Row>(
  rows: readonly (Row & Readonly<Record<Fact, string | number>>)[],
  address: string,
  sorts: readonly [Fact, ...(readonly Fact[])],
): PageOfList<Row> {
  const query = readListQuery(address, { sorts, filters: [] })
  return pageOfRows(
    sortedRows(rows, query.sort, (row) => row[query.sort.by]),
    query,
  )
}

/** Rows by one of their facts, texts as people read them: "Stand 2" before "Stand 10". */
export function sortedRows<Row>(
  rows: readonly Row[],
  { isDescending }: Sort,
  fact: (row: Row) => string | number,
): readonly Row[] {
  const compare = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare
  const sign = isDescending ? -1 : 1
  return rows.toSorted((one, other) => {
    const [a, b] = [fact(one), fact(other)]
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)))
  })
}

export function pagesOfList(total: number): number {
  return Math.max(1, Math.ceil(total / rowsPerPage))
}
