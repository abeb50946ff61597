import { printedFileAnswer } from '#server/printed-file.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import type { Route } from './+types/route.ts'

/** What every campsite owes for `?month=2026-12`, as PDF. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const month = new URL(request.url).searchParams.get('month')
  const printed = await context.get(useCases).printPlatformBilling.execute({ actor, month })
  if (!printed.ok) throw refusedPage(printed.refusal.code)
  return printedFileAnswer(printed.value)
}
