import { mayManagePlatform } from '@camp/application/shared/permissions.ts'
import { data, Form } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { FilterSelect } from '#app/components/staff/filter-select.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'
import { answerDmarcReports } from './answer-upload.ts'
import { mailCharts } from './mail-charts.server.tsx'
import { Days, Dispositions, Senders } from './mail-tables.tsx'
import { MailsPutAside, mailView } from './mails-put-aside.tsx'
import { passRateText } from './rate-text.ts'
import { UploadForm } from './upload-form.tsx'

const periods = ['30', '90', '365'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const asked = new URL(request.url).searchParams.get('days')
  const period = periods.find((known) => known === asked) ?? ''
  const days = period === '' ? null : Number(period)
  const { putAside, ...summary } = valueOrThrowPage(await context.get(useCases).showMailSummary.execute({ actor, days }))
  return { summary, putAside: putAside.map(mailView), period, charts: mailCharts(summary, context.get(requestFacts).language) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  // Rights first: what may not be uploaded is not read.
  if (!mayManagePlatform(actor)) throw data({ code: 'not-permitted' }, 403)
  return answerDmarcReports(context.get(useCases), actor, request)
}

/** How much of the mail in our name was proved to be ours, and who sent the rest. */
export default function DmarcReports({ loaderData: { summary, putAside, period, charts }, actionData }: Route.ComponentProps) {
  const t = useText('dmarc')
  const { messages, passed, reports } = summary
  return (
    <StaffPage title={t('title')} lead={t('lead')} hasErrors={Boolean(actionData?.problem)}>
      <UploadForm reply={actionData} />
      {putAside.length > 0 && <MailsPutAside mails={putAside} />}
      <Form method="get" className="flex flex-wrap items-end gap-4">
        <FilterSelect name="days" label={t('period')} chosen={period} values={periods} textOf={(days) => t(`days_${days}`)} />
        <Button type="submit" intent="secondary">
          {t('show')}
        </Button>
      </Form>
      {reports === 0 ? (
        <EmptyState text={t('empty')} icon="message-circle" />
      ) : (
        <>
          <p>
            <strong>{t('total', { passed, messages, reports, rate: passRateText(summary) })}</strong>
          </p>
          <Senders summary={summary} chart={charts.sources} />
          <Days summary={summary} chart={charts.days} />
          <Dispositions summary={summary} chart={charts.dispositions} />
        </>
      )}
    </StaffPage>
  )
}
