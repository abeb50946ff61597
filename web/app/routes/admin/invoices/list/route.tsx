import { paperListOf } from '#app/components/staff/invoices/paper-list.server.ts'
import { PaperList } from '#app/components/staff/invoices/paper-list.tsx'
import { pageOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { Route } from './+types/route.ts'

export async function loader(args: Route.LoaderArgs) {
  const { page, found } = await pageOfRequest(paperListOf(null), args)
  return { page, sums: found.sums }
}

/** Every invoice and credit note of the marketplace. */
export default function Invoices({ loaderData: { page, sums } }: Route.ComponentProps) {
  const t = useText('invoiceList')
  return (
    <StaffPage title={t('title')} lead={t('allLead')}>
      <PaperList page={page} sums={sums} isOfAll />
    </StaffPage>
  )
}
