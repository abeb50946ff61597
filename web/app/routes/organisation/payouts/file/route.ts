import { csvFile } from '#app/formatting/csv-file.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'
import { printedFileAnswer } from '#server/printed-file.ts'
import { useCases } from '#server/request-scope.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import { organisationOfQuery } from '#server/staff/staff-organisation.ts'
import { statementOfRequest } from '#server/staff/statement-of-request.ts'
import type { WirePayoutLine } from '#server/wire/payouts-on-wire.ts'
import type { Route } from './+types/route.ts'

/** A statement as PDF or CSV, as the address ends. */
export async function loader(args: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(args.request.url)
  if (pathname.endsWith('.csv')) return csvOf(args)
  const { actor, organisation } = await organisationOfQuery(args)
  const asked = { actor, organisationId: organisation.id, payoutId: searchParams.get('payout') ?? '' }
  const printed = await args.context.get(useCases).printPayoutStatement.execute(asked)
  if (!printed.ok) throw refusedPage(printed.refusal.code === 'not-permitted' ? 'not-permitted' : 'not-found')
  return printedFileAnswer(printed.value)
}

type Line = Pick<WirePayoutLine, 'reference' | 'amount'> & { readonly kind: string; readonly on: string | null }

async function csvOf(args: Route.LoaderArgs): Promise<Response> {
  const { payout, lines } = await statementOfRequest(args)
  const { reference, bankReference, paidOn, amount } = payout
  const columns: readonly FileColumn<Line>[] = [
    ['payout', () => reference],
    ['date', ({ on }) => on, 'date'],
    ['what', ({ kind }) => kind],
    ['booking', (line) => line.reference],
    ['amount', (line) => line.amount, 'money'],
    ['bankReference', () => bankReference],
  ]
  const paidOut: Line = { kind: 'paid-out', on: paidOn, reference: null, amount }
  return new Response(csvFile(columns, lines.length === 0 ? [] : [...lines, paidOut]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${reference}.csv"`,
      'cache-control': 'no-store',
    },
  })
}
