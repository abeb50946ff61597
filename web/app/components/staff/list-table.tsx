import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '../../wording/use-text.ts'
import { Icon } from '../icon.tsx'
import type { Sort } from './list-query.ts'

export interface ListColumn<Row> {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** The name under which the loader sorts by it. */
  readonly sort?: string
  /** Numbers and money: to the right. */
  readonly isNumber?: boolean
  /** Names the row: the heading of its card on a phone. The first one unless one says so. */
  readonly isName?: boolean
  /** Buttons and links, without a visible title. */
  readonly isActions?: boolean
}

interface ListTableProps<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly ListColumn<Row>[]
  readonly keyOf: (row: Row) => string
  readonly caption: string
  readonly sort?: Sort
  /** The last rows, of sums. */
  readonly totals?: ReactNode
}

export function ListTable<Row>({ rows, columns, keyOf, caption, sort, totals }: ListTableProps<Row>) {
  const naming = columns.find(({ isName }) => isName) ?? columns[0]
  return (
    <table className="list-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Heading key={column.title} column={column} sort={sort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) =>
              column === naming ? (
                <th key={column.title} scope="row">
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.title} data-label={column.isActions ? undefined : column.title} data-kind={kindOf(column)}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {totals && <tfoot>{totals}</tfoot>}
    </table>
  )
}

function kindOf<Row>({ isNumber, isActions }: ListColumn<Row>): 'number' | 'actions' | undefined {
  if (isActions) return 'actions'
  return isNumber ? 'number' : undefined
}

function Heading<Row>({ column, sort }: { readonly column: ListColumn<Row>; readonly sort: Sort | undefined }) {
  const t = useText('staffFrame')
  const { pathname, search } = useLocation()
  const { title, sort: name, isActions } = column
  if (isActions) {
    return (
      <td data-kind="actions">
        <span className="sr-only">{title}</span>
      </td>
    )
  }
  const isSorted = sort !== undefined && name === sort.by
  const query = new URLSearchParams(search)
  query.delete('page')
  query.delete('done')
  if (name) query.set('sort', isSorted && !sort.isDescending ? `-${name}` : name)
  const order = isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" data-kind={kindOf(column)} aria-sort={order}>
      {name ? (
        <Link to={`${pathname}?${query}`} preventScrollReset className="list-sort" aria-label={t('sortBy', { column: title })}>
          {title}
          {order && <Icon name={order === 'ascending' ? 'arrow-up' : 'arrow-down'} className="size-4" />}
        </Link>
      ) : (
        title
      )}
    </th>
  )
}
