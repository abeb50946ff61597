import { data } from 'react-router'
import { useCases } from '../request-scope.ts'
import { billingOnWire } from '../wire/billing-on-wire.ts'
import type { PageRequest } from './page-request.ts'
import { organisationOfQuery } from './staff-organisation.ts'

/** `?month=2026-12` of `?org={slug}`; without a month the one that it is now, with a cleared one today. */
export async function reportOfRequest({ context, request }: PageRequest) {
  const { actor, organisation } = await organisationOfQuery({ context, request })
  const month = new URL(request.url).searchParams.get('month')
  const shown = await context.get(useCases).showBillingReport.execute({ actor, organisationId: organisation.id, month })
  if (!shown.ok) throw data({ code: shown.refusal.code }, shown.refusal.code === 'not-found' ? 404 : 403)
  const report = billingOnWire(shown.value)
  return { organisation, report, isNoMonth: report.month === null && month?.trim() !== '' }
}
