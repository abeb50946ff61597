import { paperListOf } from '#app/components/staff/invoices/paper-list.server.ts'
import { PaperList } from '#app/components/staff/invoices/paper-list.tsx'
import { pageOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import { organisationOfQuery } from '#server/staff/staff-organisation.ts'
import type { Route } from './+types/route.ts'

export async function loader(args: Route.LoaderArgs) {
  const { organisation } = await organisationOfQuery(args)
  const { page, found } = await pageOfRequest(paperListOf(organisation.id), args)
  return { page, sums: found.sums }
}

/** What a campsite issued to its guests, and the platform to it. */
export default function OrganisationInvoices({ loaderData: { page, sums } }: Route.ComponentProps) {
  const t = useText('invoiceList')
  const { organisation } = useStaffOrganisation()
  return (
    <StaffPage title={t('title')} lead={t('ownLead', { campsite: organisation.name })}>
      <PaperList page={page} sums={sums} />
    </StaffPage>
  )
}
