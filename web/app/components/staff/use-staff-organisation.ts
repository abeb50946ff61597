import { useRouteLoaderData } from 'react-router'
import type { StaffOrganisation } from '#server/staff/staff-organisation.ts'

/** Of the page's frame: the organisation, the role and the rights of whoever looks at it. */
export function useStaffOrganisation(): StaffOrganisation {
  const found = useChosenOrganisation()
  if (!found) throw new Error('a page of staff stands outside the frames of staff')
  return found
}

/** Undefined on pages of staff that are of no organisation. */
export function useChosenOrganisation(): StaffOrganisation | undefined {
  const ofSettings = useRouteLoaderData<StaffOrganisation>('organisation-settings')
  const ofWork = useRouteLoaderData<StaffOrganisation>('organisation-work')
  const ofSetUp = useRouteLoaderData<StaffOrganisation>('organisation-set-up')
  return ofSettings ?? ofWork ?? ofSetUp
}
