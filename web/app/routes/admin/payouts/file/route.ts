import { requestFacts, useCases } from '#server/request-scope.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import type { Route } from './+types/route.ts'

/** The bank file of a run, as it was made; of one that waits for a second person there is none. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const shown = await context.get(useCases).showPayoutRun.execute({ actor, runId: params.runId })
  if (!shown.ok) throw refusedPage(shown.refusal.code === 'no-such-run' ? 'not-found' : 'not-permitted')
  const { id, file, needsSecond, approvedAt } = shown.value
  if (needsSecond && approvedAt === null) throw refusedPage('not-permitted')
  return new Response(file, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="camp-payouts-${id}.csv"`,
      'cache-control': 'no-store',
    },
  })
}
