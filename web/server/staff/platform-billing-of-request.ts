import { requestFacts, useCases } from '../request-scope.ts'
import { platformBillingOnWire } from '../wire/billing-on-wire.ts'
import type { PageRequest } from './page-request.ts'
import { refusedPage } from './refused-page.ts'

/** `?month=2026-12`; what is no month is the one that it is now. */
export async function platformBillingOf({ context, request }: PageRequest) {
  const { actor } = context.get(requestFacts)
  const month = new URL(request.url).searchParams.get('month')
  const shown = await context.get(useCases).showPlatformBilling.execute({ actor, month })
  if (!shown.ok) throw refusedPage(shown.refusal.code)
  return platformBillingOnWire(shown.value)
}
