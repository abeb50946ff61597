import { useLocation, useMatches, useParams, useRouteLoaderData } from 'react-router'
import type { StaffOrganisation } from '#server/staff/staff-organisation.ts'
import { useShell } from '../../use-shell.ts'
import { historyAddress } from './history-address.ts'
import { historyOfPage, pageHistories } from './page-histories.ts'

/**
 * The way to everything that was ever done to what the page shows; for the platform's people, who read the
 * audit log.
 */
export function useHistoryAddress(): string | undefined {
  const { search } = useLocation()
  const params = useParams()
  const role = useShell()?.session?.role
  const history = pageHistories[useMatches().at(-1)?.id ?? '']
  const ofSettings = useRouteLoaderData<StaffOrganisation>('organisation-settings')
  if (!history || role !== 'SUPERADMIN') return undefined
  const facts = { ...Object.fromEntries(new URLSearchParams(search)), ...params }
  return historyAddress(historyOfPage(history, facts, ofSettings?.organisation.slug ?? params.orgSlug))
}
