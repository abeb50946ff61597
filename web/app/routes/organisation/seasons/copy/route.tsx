import { stayText } from '@camp/domain/formatting/date-texts.ts'
import type { SeasonCopying } from '@camp/domain/seasons/copied-seasons.ts'
import { use } from 'react'
import { data, Form, redirect } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { type ListColumn, ListTable } from '#app/components/staff/list-table.tsx'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { seasonsPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { StatusBadge } from '#app/components/staff/status-badge.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { refusedPage, throwPageRefusals } from '#server/staff/refused-page.ts'
import '#app/components/staff/pricing/pricing.css'
import { pricesOfRequest } from '#server/staff/prices-of-request.ts'
import type { Route } from './+types/route.ts'
import { type CopyRow, copyQuery, copyYears, seasonCopyRow } from './copy-query.ts'

/** The address says which years and how; the page shows what that would make. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices, who } = await pricesOfRequest({ context, request })
  if (!prices.mayManage) throw refusedPage('not-permitted')
  const query = copyQuery(new URL(request.url).searchParams, prices.today.year)
  const shown = await context.get(useCases).copySeasons.execute({ ...who, ...query, dryRun: true })
  const problem = shown.ok ? null : throwPageRefusals(shown.refusal).code
  return { ...query, problem, years: copyYears(prices.seasons, query), rows: shown.ok ? shown.value.map(seasonCopyRow) : [] }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { who, prices, organisation } = await pricesOfRequest({ context, request })
  const query = copyQuery(new URL(request.url).searchParams, prices.today.year)
  const copied = await context.get(useCases).copySeasons.execute({ ...who, ...query, dryRun: false })
  if (!copied.ok) return data(throwPageRefusals(copied.refusal).code, 409)
  return redirect(withDone(organisationAddress(organisation.slug, seasonsPage, { year: query.toYear }), 'created'), 303)
}

export default function CopySeasons({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('seasonSettings')
  const { fromYear, toYear, rows } = loaderData
  const problem = actionData ?? loaderData.problem
  const free = rows.filter(({ standsInItsWay }) => standsInItsWay === null).length
  return (
    <StaffPage title={t('copyTitle')} lead={t('copyLead')} hasErrors={problem !== null}>
      <ErrorSummary problems={problem ? [{ message: t(`copyProblem_${problem}`) }] : []} />
      <CopyChoices {...loaderData} />
      <section className="grid gap-4" aria-labelledby="preview">
        <h2 id="preview">{t('copyPreview', { from: fromYear, to: toYear })}</h2>
        {rows.length > 0 ? <CopyTable rows={rows} /> : <EmptyState icon="calendar" text={t('empty', { year: fromYear })} />}
      </section>
      {free > 0 && (
        <Form method="post">
          <Button type="submit">{t('copyNow', { count: free })}</Button>
        </Form>
      )}
    </StaffPage>
  )
}

interface ChoicesProps {
  readonly fromYear: number
  readonly toYear: number
  readonly years: readonly number[]
  readonly copying: SeasonCopying
}

function CopyChoices({ fromYear, toYear, years, copying }: ChoicesProps) {
  const t = useText('seasonSettings')
  const { slug } = useStaffOrganisation().organisation
  const options = years.map((year) => (
    <option key={year} value={year}>
      {year}
    </option>
  ))
  return (
    <Form method="get" className="list-filters" key={`${fromYear}${toYear}${copying}`}>
      <input type="hidden" name="org" value={slug} />
      <SelectField name="from" label={t('copyFrom')} defaultValue={fromYear}>
        {options}
      </SelectField>
      <SelectField name="to" label={t('copyTo')} defaultValue={toYear}>
        {options}
      </SelectField>
      <SelectField name="copying" label={t('copying')} defaultValue={copying}>
        <option value="same-dates">{t('sameDates')}</option>
        <option value="same-weekdays">{t('sameWeekdays')}</option>
      </SelectField>
      <Button type="submit" intent="secondary">
        {t('copyShow')}
      </Button>
    </Form>
  )
}

function CopyTable({ rows }: { readonly rows: readonly CopyRow[] }) {
  const t = useText('seasonSettings')
  const language = use(LanguageContext)
  const columns: readonly ListColumn<CopyRow>[] = [
    { title: t('name'), isName: true, cell: ({ name }) => name },
    { title: t('seasonType'), cell: ({ seasonType }) => t(`kind_${seasonType}`) },
    { title: t('copyOld'), cell: ({ oldStart, oldEnd }) => stayText(oldStart, oldEnd, language) },
    { title: t('copyNew'), cell: ({ startDate, endDate }) => stayText(startDate, endDate, language) },
    {
      title: t('state'),
      cell: ({ standsInItsWay }) =>
        standsInItsWay === null ? (
          <StatusBadge tone="good">{t('copyFree')}</StatusBadge>
        ) : (
          <StatusBadge tone="warn">{t('copyTaken', { name: standsInItsWay })}</StatusBadge>
        ),
    },
  ]
  return <ListTable rows={rows} columns={columns} keyOf={({ id }) => id} caption={t('copyTitle')} />
}
