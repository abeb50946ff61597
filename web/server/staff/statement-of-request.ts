import { useCases } from '../request-scope.ts'
import { payoutLineOnWire, payoutOnWire } from '../wire/payouts-on-wire.ts'
import type { PageRequest } from './page-request.ts'
import { refusedPage } from './refused-page.ts'
import { organisationOfQuery } from './staff-organisation.ts'

/** `?payout={reference}` of `?org={slug}`. */
export async function statementOfRequest({ context, request }: PageRequest) {
  const { actor, organisation } = await organisationOfQuery({ context, request })
  const payoutId = new URL(request.url).searchParams.get('payout') ?? ''
  const asked = { actor, organisationId: organisation.id, payoutId }
  const shown = await context.get(useCases).showPayoutStatement.execute(asked)
  if (!shown.ok) throw refusedPage(shown.refusal.code === 'not-permitted' ? 'not-permitted' : 'not-found')
  return { payout: payoutOnWire(shown.value.payout), lines: shown.value.lines.map(payoutLineOnWire) }
}
