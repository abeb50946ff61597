import { useMatches } from 'react-router'
import type { StaffOrganisation } from '#server/staff/staff-organisation.ts'

/** The frames of staff: those that name an organisation, and those that have the only one, if any. */
const frames = ['organisation-settings', 'organisation-work', 'organisation-set-up', 'staff-without', 'own', 'own-sign-in']

/** Of the page's frame: the organisation, the role and the rights of whoever looks at it. */
export function useStaffOrganisation(): StaffOrganisation {
  const found = useChosenOrganisation()
  if (!found) throw new Error('a page of staff stands outside the frames of staff')
  return found
}

/** Undefined on pages of staff that are of no organisation. */
export function useChosenOrganisation(): StaffOrganisation | undefined {
  const frame = useMatches().find(({ id }) => frames.includes(id))
  return (frame?.loaderData as StaffOrganisation | null | undefined) ?? undefined
}
