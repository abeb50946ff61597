import { StaffPage } from '../../../components/staff/staff-page.tsx'
import { useStaffOrganisation } from '../../../components/staff/use-staff-organisation.ts'

/** The first page of an organisation's people. */
export default function OrganisationOverview() {
  const { organisation } = useStaffOrganisation()
  return <StaffPage title={organisation.name}>{null}</StaffPage>
}
