import { dayText, monthAndYear } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Notice } from '#app/components/notice.tsx'
import { PrintButton } from '#app/components/print-button.tsx'
import { MonthChooser } from '#app/components/staff/billing/month-chooser.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { Route } from './+types/route.ts'
import '#app/components/staff/billing/billing.css'
import { reportOfRequest } from '#server/staff/report-of-request.ts'
import { BillingSum } from './billing-sum.tsx'
import { BillingTable } from './billing-table.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { report, isNoMonth } = await reportOfRequest({ context, request })
  return { report, isNoMonth }
}

/** What the organisation owes the platform for one month. */
export default function BillingReport({ loaderData }: Route.ComponentProps) {
  const t = useText('billing')
  const ofSheet = useText('today')
  const language = use(LanguageContext)
  const { organisation } = useStaffOrganisation()
  const { report, isNoMonth } = loaderData
  const period = report.month
    ? t('inMonth', { month: monthAndYear(report.from, language) })
    : t('onDay', { day: dayText(report.from, language) })
  const file = (ending: 'csv' | 'xlsx' | 'pdf') =>
    organisationAddress(organisation.slug, `org-billing-report.${ending}`, { month: report.month ?? report.from })
  const actions = (
    <>
      <ButtonLink to={file('csv')} intent="secondary" reloadDocument>
        {t('download')}
      </ButtonLink>
      <ButtonLink to={file('xlsx')} intent="secondary" reloadDocument>
        {t('downloadExcel')}
      </ButtonLink>
      <ButtonLink to={file('pdf')} intent="secondary" reloadDocument>
        {t('downloadPdf')}
      </ButtonLink>
      <PrintButton label={ofSheet('print')} intent="secondary" />
      <ButtonLink to={organisationAddress(organisation.slug, 'org-payouts')} intent="secondary">
        {t('toPayouts')}
      </ButtonLink>
      <ButtonLink to={organisationAddress(organisation.slug, 'org-invoices')} intent="secondary">
        {t('toInvoices')}
      </ButtonLink>
      <ButtonLink
        to={organisationAddress(organisation.slug, 'org-reports/bookings', { month: report.month ?? '' })}
        intent="secondary"
      >
        {t('toReports')}
      </ButtonLink>
    </>
  )
  return (
    <StaffPage
      title={t('title')}
      lead={t('lead', { campsite: organisation.name, period })}
      actions={<div className="no-print flex flex-wrap gap-3">{actions}</div>}
    >
      <MonthChooser {...report} page="/org/org-billing-report" kept={{ org: organisation.slug }} />
      {isNoMonth && (
        <Notice>
          <p>{t('notAMonth')}</p>
        </Notice>
      )}
      {report.lines.length > 0 ? (
        <BillingTable report={report} slug={organisation.slug} caption={t('table', { period })} />
      ) : (
        <EmptyState icon="calendar" text={t('empty', { period })} />
      )}
      <BillingSum {...report} />
      {report.feePaper && report.month && (
        <p className="no-print">
          <ButtonLink
            to={organisationAddress(organisation.slug, 'org-fee-invoice.pdf', { month: report.month })}
            intent="secondary"
            reloadDocument
          >
            {t('feePaper', { label: report.feePaper })}
          </ButtonLink>
        </p>
      )}
    </StaffPage>
  )
}
