import { use } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Notice } from '#app/components/notice.tsx'
import { PayoutLines } from '#app/components/staff/billing/payout-lines.tsx'
import { payoutState } from '#app/components/staff/billing/payout-state.ts'
import { type ListColumn, ListTable } from '#app/components/staff/list-table.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import { organisationOfQuery } from '#server/staff/staff-organisation.ts'
import { duePayoutOnWire, payoutOnWire, type WirePayout } from '#server/wire/payouts-on-wire.ts'
import type { Route } from './+types/route.ts'
import '#app/components/staff/billing/billing.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, organisation } = await organisationOfQuery({ context, request })
  const listed = await context.get(useCases).listOrganisationPayouts.execute({ actor, organisationId: organisation.id })
  if (!listed.ok) throw refusedPage(listed.refusal.code)
  const { due, payouts } = listed.value
  return { due: due && duePayoutOnWire(due), payouts: payouts.map(payoutOnWire) }
}

/** What a campsite is owed now, and what it was paid. */
export default function OrganisationPayouts({ loaderData: { due, payouts } }: Route.ComponentProps) {
  const t = useText('payouts')
  const language = use(LanguageContext)
  const { organisation } = useStaffOrganisation()
  const { slug, name } = organisation
  const columns: readonly ListColumn<WirePayout>[] = [
    {
      title: t('reference'),
      cell: ({ reference }) => (
        <Link to={organisationAddress(slug, 'org-payout-statement', { payout: reference })} className="link whitespace-nowrap">
          {reference}
        </Link>
      ),
    },
    { title: t('state'), cell: (payout) => payoutState(t, payout, language) },
    { title: t('account'), cell: ({ account }) => account },
    { title: t('amount'), isNumber: true, cell: ({ amount }) => randText(amount) },
  ]
  return (
    <StaffPage title={t('ownTitle')} lead={t('ownLead', { campsite: name })}>
      <section aria-labelledby="due" className="grid gap-4">
        <h2 id="due">{t('ownDue', { amount: randText(due?.amount ?? 0) })}</h2>
        <p>{t('ownDueNote')}</p>
        {due && !due.hasAccount && <NoAccount />}
        {due && <PayoutLines slug={slug} lines={due.lines} total={due.amount} caption={t('dueTitle')} />}
      </section>
      {payouts.length === 0 ? (
        <EmptyState icon="calendar" text={t('ownEmpty')} />
      ) : (
        <ListTable rows={payouts} columns={columns} keyOf={({ id }) => id} caption={t('ownTitle')} />
      )}
    </StaffPage>
  )
}

/** Why nothing goes out, with the way to change that for whoever may. */
function NoAccount() {
  const t = useText('payouts')
  const { organisation, rights } = useStaffOrganisation()
  return (
    <Notice tone="warn" title={t('ownNoAccount')}>
      {rights.mayManageSettings ? (
        <Link to={organisationAddress(organisation.slug, 'org-organisation/bank-details')} className="link">
          {t('toBankDetails')}
        </Link>
      ) : (
        t('ownNoAccountAsk')
      )}
    </Notice>
  )
}
