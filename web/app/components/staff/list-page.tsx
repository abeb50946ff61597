import { Fragment, type ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { useText } from '../../wording/use-text.ts'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import type { IconName } from '../icon-names.ts'
import { SelectField } from '../select-field.tsx'
import { TextField } from '../text-field.tsx'
import { ListPager } from './list-pager.tsx'
import { isEmptyList, type PageOfList as Page, type Sort } from './list-query.ts'
import { type ListColumn, ListTable } from './list-table.tsx'
import { ListFiles } from './lists/list-files.tsx'

interface ListPageProps<Row> {
  readonly page: Page<Row>
  readonly keyOf: (row: Row) => string
  /** Of the table, for screen readers. */
  readonly caption: string
  /** The words of rule W6 where it has some: `No payment rules`. */
  readonly empty: string
  readonly emptyIcon?: IconName
  /** The page's own action stands here instead of beside its heading: `isEmptyList`. */
  readonly emptyAction?: ReactNode
  /** The label of the search `q`, which stands before the other filters. */
  readonly search?: string
  readonly searchHint?: string
  /** Fields of the GET form; each is named as the filter that the loader reads. */
  readonly filters?: ReactNode
  /** Everything that the filters find is there as `.csv` and `.xlsx` behind the address. */
  readonly hasFiles?: boolean
  /** A row of sums under the table. */
  readonly totals?: ReactNode
}

interface CardsProps<Row> {
  /** What people read rather than compare: a card for each row instead of a table. */
  readonly card: (row: Row) => ReactNode
  /** In which order; the address chooses between these. */
  readonly orders: readonly (readonly [sort: string, title: string])[]
}

interface TableProps<Row> {
  readonly columns: readonly ListColumn<Row>[]
  readonly card?: never
  readonly orders?: never
}

/**
 * A list of staff: filters in the address, a table that becomes cards on a phone or cards, 25 rows a page.
 */
export function ListPage<Row>({
  page,
  search,
  searchHint,
  filters,
  empty,
  emptyIcon,
  emptyAction,
  totals,
  hasFiles,
  ...table
}: ListPageProps<Row> & (CardsProps<Row> | TableProps<Row>)) {
  const t = useText('staffFrame')
  const isFiltered = Object.values(page.query.filters).some((value) => value !== '')
  return (
    <div className="grid gap-4">
      {(search || filters) && (page.total > 0 || isFiltered) && (
        <FilterForm isFiltered={isFiltered} keeps={table.orders ? ['org'] : ['org', 'sort']}>
          {search && (
            <TextField
              name="q"
              type="search"
              label={search}
              hint={searchHint}
              defaultValue={page.query.filters.q}
              autoComplete="off"
            />
          )}
          {filters}
          {table.orders && <OrderSelect sort={page.query.sort} orders={table.orders} />}
        </FilterForm>
      )}
      {page.rows.length > 0 ? (
        <>
          {table.card ? (
            <ul className="grid gap-4" aria-label={table.caption}>
              {page.rows.map((row) => (
                <Fragment key={table.keyOf(row)}>{table.card(row)}</Fragment>
              ))}
            </ul>
          ) : (
            <ListTable rows={page.rows} sort={page.query.sort} {...table} />
          )}
          {totals}
          <ListPager page={page.query.page} total={page.total} />
          {hasFiles && <ListFiles />}
        </>
      ) : (
        <EmptyState
          icon={emptyIcon}
          text={isEmptyList(page) ? empty : t('nothingFits')}
          action={isEmptyList(page) ? emptyAction : undefined}
        />
      )}
    </div>
  )
}

function OrderSelect({ sort, orders }: { readonly sort: Sort; readonly orders: CardsProps<never>['orders'] }) {
  const t = useText('staffFrame')
  return (
    <SelectField name="sort" label={t('order')} defaultValue={`${sort.isDescending ? '-' : ''}${sort.by}`}>
      {orders.map(([order, title]) => (
        <option key={order} value={order}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}

interface FilterFormProps {
  readonly isFiltered: boolean
  /** What stays in the address beside the fields of the form. */
  readonly keeps: readonly string[]
  readonly children: ReactNode
}

function FilterForm({ isFiltered, keeps, children }: FilterFormProps) {
  const t = useText('staffFrame')
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const kept = keeps.flatMap((name) => query.getAll(name).map((value) => [name, value] as const))
  const plain = new URLSearchParams(kept.map(([name, value]) => [name, value]))
  return (
    // Keyed by the address: back and forward show the filters of their page.
    <Form key={search} method="get" action={pathname} role="search" className="list-filters no-print">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" intent="secondary">
          {t('filter')}
        </Button>
        {isFiltered && (
          <a href={`${pathname}?${plain}`} className="link py-2">
            {t('showAll')}
          </a>
        )}
      </div>
    </Form>
  )
}
