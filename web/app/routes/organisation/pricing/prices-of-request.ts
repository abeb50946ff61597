import type { PriceSettingsView } from '@camp/application/pricing/settings/show-price-settings.ts'
import { data, type RouterContextProvider } from 'react-router'
import { useCases } from '#server/request-scope.ts'
import { organisationOfQuery, type StaffRequest } from '#server/staff/staff-organisation.ts'

interface PageRequest {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
}

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

/** Whoever may not add anything reads what is there, but no empty form. */
export function judgeNewPage({ url }: Request, mayManage: boolean): void {
  if (!mayManage && /\/new(\.data)?$/.test(new URL(url).pathname)) throw refusedPage('not-permitted')
}

/** To be thrown: 404 for what is not there or belongs to others, 403 for what somebody may not do. */
export function refusedPage(code: 'not-found' | 'not-permitted') {
  return data({ code }, code === 'not-found' ? 404 : 403)
}

/** Refusals that are a page of their own are thrown, all others given back. */
export function throwPageRefusals<Refusal extends { readonly code: string }>(
  refusal: Refusal,
): Exclude<Refusal, { readonly code: 'not-found' | 'not-permitted' }> {
  const { code } = refusal
  if (code === 'not-found' || code === 'not-permitted') throw refusedPage(code)
  return refusal as Exclude<Refusal, { readonly code: 'not-found' | 'not-permitted' }>
}

/** The row of an id of the address; another organisation's is not found either. */
export function rowOf<Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row {
  const row = rows.find((each) => each.id === id)
  if (!row) throw refusedPage('not-found')
  return row
}
