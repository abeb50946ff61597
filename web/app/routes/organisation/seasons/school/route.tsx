import { revisionOfSchoolSeasons, type SchoolSeasonsCommand } from '@camp/application/pricing/settings/add-school-seasons.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { seasonTypes } from '@camp/domain/seasons/season.ts'
import { use } from 'react'
import { data, Form, redirect } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { type ListColumn, ListTable } from '#app/components/staff/list-table.tsx'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { GivingWayTable } from '#app/components/staff/pricing/giving-way-table.tsx'
import { YearLinks } from '#app/components/staff/pricing/year-links.tsx'
import { seasonsPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { managingRequest } from '#server/staff/settings-request.ts'
import '#app/components/staff/pricing/pricing.css'
import type { Route } from './+types/route.ts'
import { schoolForm } from './school-form.server.ts'
import { ratePrefix, type SchoolRow, schoolPlanOnPage } from './school-row.ts'

/** How far ahead school calendars are published at most. */
const yearsAhead = 2

/** Each holiday of a year at the rate that is usual for it, but for those whose nights are taken. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts, today } = await managingRequest({ context, request })
  const thisYear = Number(today.slice(0, 4))
  const year = yearOfAddress(request, thisYear)
  const years = Array.from({ length: yearsAhead + 1 }, (_, ahead) => thisYear + ahead)
  const plan = await shownPlan(acts, { ...who, year, chosen: new Map() })
  return { year, years: [...new Set([...years, year])].toSorted((one, other) => one - other), ...plan, problem: null }
}

/** Adds what was shown; where the choice or the seasons are others by now, shows what that means instead. */
export async function action({ context, request }: Route.ActionArgs) {
  const { who, acts, organisation, today } = await managingRequest({ context, request })
  const year = yearOfAddress(request, Number(today.slice(0, 4)))
  const { chosen, revision } = readForm(schoolForm, await request.formData())
  const command = { ...who, year, chosen }
  if (revision === null) return data({ ...(await shownPlan(acts, command)), problem: null }, 200)
  const added = await acts.addSchoolSeasons.execute({ ...command, revision })
  if (added.ok) return redirect(withDone(organisationAddress(organisation.slug, seasonsPage, { year }), 'created'), 303)
  const { code } = throwPageRefusals(added.refusal)
  return data({ ...(await shownPlan(acts, command)), problem: code }, 409)
}

async function shownPlan(acts: Pick<UseCases, 'addSchoolSeasons'>, command: Omit<SchoolSeasonsCommand, 'revision'>) {
  const plan = await acts.addSchoolSeasons.execute({ ...command, revision: null })
  if (!plan.ok) throw new Error(throwPageRefusals(plan.refusal).code)
  return { ...schoolPlanOnPage(plan.value), revision: revisionOfSchoolSeasons(plan.value) }
}

function yearOfAddress({ url }: Request, thisYear: number): number {
  const asked = new URL(url).searchParams.get('year')
  return /^(19|20|21)\d\d$/.test(asked ?? '') ? Number(asked) : thisYear
}

export default function SchoolSeasons({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('seasonSettings')
  const { year, years } = loaderData
  const { rows, givingWay, revision, problem } = actionData ?? loaderData
  const added = rows.filter(({ rate }) => rate !== '').length
  return (
    <StaffPage title={t('schoolTitle')} lead={t('schoolLead')} hasErrors={problem !== null}>
      <YearLinks page={`${seasonsPage}/school`} years={years} year={year} />
      {rows.length === 0 ? (
        <EmptyState icon="calendar" text={t('schoolEmpty', { year })} />
      ) : (
        <Form method="post" className="grid gap-6" key={`${year}${revision}`}>
          <ErrorSummary problems={problem ? [{ message: t(`schoolProblem_${problem}`) }] : []} />
          <input type="hidden" name="revision" value={revision} />
          <HolidaysTable rows={rows} />
          {givingWay.length > 0 && (
            <section className="grid gap-4" aria-labelledby="giving-way">
              <h2 id="giving-way">{t('givingWay')}</h2>
              <GivingWayTable rows={givingWay} />
            </section>
          )}
          <div className="flex flex-wrap gap-3">
            {added > 0 && (
              <Button type="submit" name="go" value="add">
                {t('schoolAdd', { count: added })}
              </Button>
            )}
            <Button type="submit" name="go" value="show" intent="secondary">
              {t('schoolShow')}
            </Button>
          </div>
        </Form>
      )}
    </StaffPage>
  )
}

function HolidaysTable({ rows }: { readonly rows: readonly SchoolRow[] }) {
  const t = useText('seasonSettings')
  const language = use(LanguageContext)
  const columns: readonly ListColumn<SchoolRow>[] = [
    { title: t('name'), isName: true, cell: ({ name }) => name },
    { title: t('dates'), cell: ({ startDate, endDate }) => stayText(startDate, endDate, language) },
    { title: t('nights'), isNumber: true, cell: ({ nights }) => nights },
    { title: t('schoolRate'), cell: (row) => <RateChoice row={row} /> },
  ]
  return <ListTable rows={rows} columns={columns} keyOf={({ startDate }) => startDate} caption={t('schoolTitle')} />
}

function RateChoice({ row: { name, startDate, rate, isThere, takenBy } }: { readonly row: SchoolRow }) {
  const t = useText('seasonSettings')
  if (isThere) return t('schoolThere', { name: takenBy.join(', ') })
  return (
    <SelectField
      name={`${ratePrefix}${startDate}`}
      label={t('schoolRateOf', { name })}
      hint={takenBy.length > 0 ? t('schoolTaken', { name: takenBy.join(', ') }) : undefined}
      defaultValue={rate}
      hasHiddenLabel
    >
      <option value="">{t('schoolLeaveOut')}</option>
      {seasonTypes.map((type) => (
        <option key={type} value={type}>
          {t(`kind_${type}`)}
        </option>
      ))}
    </SelectField>
  )
}
