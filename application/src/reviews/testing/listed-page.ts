import type { ListedPage, Listing } from '../../shared/listing.ts'

interface ListedFacts<Row, Sort extends string> {
  /** Where the search looks. */
  readonly texts: (row: Row) => readonly string[]
  readonly sorts: Readonly<Record<Sort, (row: Row) => string | number>>
}

const alike = new Intl.Collator('en', { sensitivity: 'base' })

/**
 * What a database does of a listing, for stores in memory: search, order, slice. Equal rows stay as they
 * were added.
 */
export function listedPage<Row, Sort extends string>(
  all: readonly Row[],
  { search, sort, isDescending, limit, offset }: Listing<Sort>,
  { texts, sorts }: ListedFacts<Row, Sort>,
): ListedPage<Row> {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const found = all.filter((row) => plain(texts(row).join(' ')).includes(plain(search)))
  const fact = sorts[sort]
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : alike.compare(String(a), String(b))
  const sorted = found.toSorted((a, b) => (isDescending ? -1 : 1) * compare(fact(a), fact(b)))
  return { rows: sorted.slice(offset, limit === null ? undefined : offset + limit), total: found.length }
}
