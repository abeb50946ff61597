import type { Actor } from '@camp/application/shared/actor.ts'
import type { ListedPage, Listing } from '@camp/application/shared/listing.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { csvFile } from '#app/formatting/csv-file.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'
import { xlsxFile } from '#app/formatting/xlsx-file.server.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import type { PageRequest } from '#server/staff/page-request.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import { type ListQuery, type ListShape, type PageOfList, pagesOfList, readListQuery, rowsPerPage } from '../list-query.ts'

/** What a list asks the product for. */
export interface ListAsked<Column extends string, Filter extends string> {
  readonly acts: UseCases
  readonly actor: Actor
  /** With what was typed into the search, for the command of the use case. */
  readonly listing: Listing<Column>
  readonly filters: Readonly<Record<Filter, string>>
}

/**
 * A list of staff: how its page and its files read it. `filters` are the fields beside the search
 * `q`; `Found` may hold more than rows, sums say.
 */
export interface StaffList<Found extends ListedPage<unknown>, Column extends string, Filter extends string>
  extends ListShape<Column, Filter> {
  readonly read: (asked: ListAsked<Column, Filter>) => Promise<Result<Found, { readonly code: 'not-found' | 'not-permitted' }>>
}

type RowOf<Found> = Found extends ListedPage<infer Row> ? Row : never

/** The page that the address asks for; one past the end is the last. */
export async function pageOfRequest<Found extends ListedPage<unknown>, Column extends string, Filter extends string>(
  list: StaffList<Found, Column, Filter>,
  { context, request }: PageRequest,
): Promise<{ readonly page: PageOfList<RowOf<Found>>; readonly found: Found }> {
  const query = queryOf(list, request)
  const asked = await found(list, context, query, rowsPerPage)
  const last = pagesOfList(asked.total)
  if (query.page <= last) return { page: { rows: rowsOf(asked), total: asked.total, query }, found: asked }
  const lastPage = { ...query, page: last }
  const again = await found(list, context, lastPage, rowsPerPage)
  return { page: { rows: rowsOf(again), total: again.total, query: lastPage }, found: again }
}

interface ListFile<Row> {
  /** In plain letters: it is the name of the file and of its sheet. */
  readonly name: string
  readonly columns: readonly FileColumn<Row>[]
}

/** Everything that the filters find, as the address ends: `.csv` or `.xlsx`. */
export async function fileOfRequest<Found extends ListedPage<unknown>, Column extends string, Filter extends string>(
  list: StaffList<Found, Column, Filter>,
  { name, columns }: ListFile<RowOf<Found>>,
  { context, request }: PageRequest,
): Promise<Response> {
  const rows = rowsOf(await found(list, context, { ...queryOf(list, request), page: 1 }, null))
  const isExcel = new URL(request.url).pathname.endsWith('.xlsx')
  const today = context.get(requestFacts).now.toString().slice(0, 10)
  return new Response(isExcel ? await xlsxFile(name, columns, rows) : csvFile(columns, rows), {
    headers: {
      'content-type': isExcel ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' : 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name.toLowerCase().replaceAll(' ', '-')}-${today}.${isExcel ? 'xlsx' : 'csv'}"`,
      'cache-control': 'no-store',
    },
  })
}

type Query<Column extends string, Filter extends string> = ListQuery<Column, Filter | 'q'>

function queryOf<Column extends string, Filter extends string>(
  { filters, ...shape }: ListShape<Column, Filter>,
  { url }: Request,
): Query<Column, Filter> {
  return readListQuery<Column, Filter | 'q'>(url, { ...shape, filters: ['q', ...filters] })
}

async function found<Found extends ListedPage<unknown>, Column extends string, Filter extends string>(
  list: StaffList<Found, Column, Filter>,
  context: PageRequest['context'],
  { filters, sort, page }: Query<Column, Filter>,
  limit: number | null,
): Promise<Found> {
  const listing = {
    search: filters.q,
    sort: sort.by,
    isDescending: sort.isDescending,
    limit,
    offset: limit === null ? 0 : (page - 1) * limit,
  }
  const { actor } = context.get(requestFacts)
  const answer = await list.read({ acts: context.get(useCases), actor, listing, filters })
  if (!answer.ok) throw refusedPage(answer.refusal.code)
  return answer.value
}

function rowsOf<Found extends ListedPage<unknown>>({ rows }: Found): readonly RowOf<Found>[] {
  return rows as readonly RowOf<Found>[]
}
