import { use } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { PrintButton } from '#app/components/print-button.tsx'
import { PayoutLines } from '#app/components/staff/billing/payout-lines.tsx'
import { payoutState } from '#app/components/staff/billing/payout-state.ts'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { statementOfRequest } from '#server/staff/statement-of-request.ts'
import type { Route } from './+types/route.ts'
import '#app/components/staff/billing/billing.css'

export async function loader(args: Route.LoaderArgs) {
  return statementOfRequest(args)
}

/** The lines of one payout; they come to the line of the bank. */
export default function PayoutStatement({ loaderData: { payout, lines } }: Route.ComponentProps) {
  const t = useText('payouts')
  const ofSheet = useText('today')
  const language = use(LanguageContext)
  const { organisation } = useStaffOrganisation()
  const { reference, account, amount } = payout
  const files = [
    ['pdf', t('statementPdf')],
    ['csv', t('statementCsv')],
  ] as const
  return (
    <StaffPage
      title={t('statementTitle', { reference })}
      lead={t('statementLead')}
      actions={
        <div className="no-print flex flex-wrap gap-3">
          {files.map(([ending, label]) => (
            <ButtonLink
              key={ending}
              to={organisationAddress(organisation.slug, `org-payout-statement.${ending}`, { payout: reference })}
              intent="secondary"
              reloadDocument
            >
              {label}
            </ButtonLink>
          ))}
          <PrintButton label={ofSheet('print')} intent="secondary" />
        </div>
      }
    >
      <p>
        {account} · {payoutState(t, payout, language)}
      </p>
      {lines.length === 0 ? (
        <EmptyState icon="calendar" text={t('statementEmpty')} />
      ) : (
        <PayoutLines slug={organisation.slug} lines={lines} total={amount} caption={t('statementTitle', { reference })} />
      )}
      <p className="no-print">
        <Link to={organisationAddress(organisation.slug, 'org-payouts')} className="link">
          {t('back')}
        </Link>
      </p>
    </StaffPage>
  )
}
