import type { PriceSettingsView } from '@camp/application/pricing/settings/show-price-settings.ts'
import { useCases } from '../request-scope.ts'
import type { PageRequest } from './page-request.ts'
import { judgeNewPage, refusedPage } from './refused-page.ts'
import { organisationOfQuery, type StaffRequest } from './staff-organisation.ts'

export interface PricesRequest extends StaffRequest {
  readonly prices: PriceSettingsView
  /** For the commands of use cases. */
  readonly who: { readonly actor: StaffRequest['actor']; readonly organisationId: StaffRequest['organisation']['id'] }
}

/** What a page of prices begins with: the organisation, and everything that decides what its stays cost. */
export async function pricesOfRequest({ context, request }: PageRequest): Promise<PricesRequest> {
  const staff = await organisationOfQuery({ context, request })
  const who = { actor: staff.actor, organisationId: staff.organisation.id }
  const shown = await context.get(useCases).showPriceSettings.execute(who)
  if (!shown.ok) throw refusedPage(shown.refusal.code)
  judgeNewPage(request, shown.value.mayManage)
  return { ...staff, prices: shown.value, who }
}
