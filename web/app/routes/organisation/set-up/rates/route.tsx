import { longDate } from '@camp/domain/formatting/date-texts.ts'
import { rateColumns } from '@camp/domain/pricing/rate-columns.ts'
import { data, redirect } from 'react-router'
import { readRates } from '#app/components/aboard/rates-form.server.ts'
import { afterStep, guidedSetUpAddress } from '#app/components/aboard/set-up-address.ts'
import { SetUpPage } from '#app/components/aboard/set-up-page.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { FormSection } from '#app/components/staff/form-page.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { TextField } from '#app/components/text-field.tsx'
import { centsField } from '#app/formatting/typed-number.ts'
import { useText } from '#app/wording/use-text.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { managingRequest, settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'

/** What owners mostly ask in the seasons; a start to change. */
const suggested = { offPeak: 1, peak: 1.25, superPeak: 1.5 } as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts } = await settingsRequest({ context, request })
  const { sites, seasons, proposed } = valueOrThrowPage(await acts.showComingAboard.execute(who))
  const own = seasons.filter(({ isActive }) => isActive)
  const shown = [...own, ...proposed].toSorted((one, other) => (`${one.startDate}` < `${other.startDate}` ? -1 : 1))
  const isNew = own.length === 0
  return {
    summerNights: String(own.find(({ seasonType }) => seasonType === 'peak')?.minimumStayPeriod ?? 3),
    seasons: shown.map(({ name, seasonType, startDate, endDate }) => {
      return { name, seasonType, from: longDate(startDate.toString()), until: longDate(endDate.toString()) }
    }),
    sites: sites.map(({ site, first }) => ({
      id: site.id as string,
      name: site.name,
      rateBasis: first.rateBasis,
      rates: rateColumns.map((column) =>
        centsField(isNew ? tens(first.rates.offPeak.cents * suggested[column]) : first.rates[column].cents),
      ),
    })),
  }
}

/** To ten rand. */
function tens(cents: number): number {
  return Math.round(cents / 1000) * 1000
}

export async function action({ context, request }: Route.ActionArgs) {
  const { who, acts, organisation } = await managingRequest({ context, request })
  const { sites } = valueOrThrowPage(await acts.showComingAboard.execute(who))
  const { texts, rates, summerNights } = readRates(
    await request.formData(),
    sites.map(({ site }) => site.id),
  )
  const saved = await acts.setSeasonRates.execute({ ...who, rates, summerNights })
  if (saved.ok) return redirect(afterStep(organisation.slug, 'rates'), 303)
  const refusal = throwPageRefusals(saved.refusal)
  const fields = refusal.code === 'fields-invalid' ? refusal.problems.map(({ field }) => field) : ['']
  return data({ texts, fields }, 400)
}

/** The third step: three rates for each kind, and the seasons that come with them. */
export default function SetUpRates({ loaderData: { sites, seasons, summerNights }, actionData }: Route.ComponentProps) {
  const t = useText('aboard')
  const { slug } = useStaffOrganisation().organisation
  const texts: Readonly<Record<string, string>> = actionData?.texts ?? {}
  const problems = (actionData?.fields ?? []).map((field) => {
    return {
      ...(field && { field }),
      message: t(field === 'summerNights' ? 'nightsWrong' : field ? 'rateMissing' : 'seasonsChanged'),
    }
  })
  const errorOf = (id: string) => problems.find(({ field }) => field === id)?.message
  if (sites.length === 0)
    return (
      <StaffPage title={t('title_rates')}>
        <EmptyState icon="tent" text={t('plotsFirst')} />
        <div>
          <ButtonLink to={guidedSetUpAddress(slug, 'plots')}>{t('toPlots')}</ButtonLink>
        </div>
      </StaffPage>
    )
  return (
    <SetUpPage step="rates" problems={problems}>
      <FormSection title={t('ratesTitle')} lead={t('ratesLead')}>
        {sites.map(({ id, name, rateBasis, rates }) => (
          <fieldset key={id} className="kind-row">
            <legend>{name}</legend>
            {rateColumns.map((column, nth) => {
              const field = `${id}.${column}`
              const typed = texts[field] ?? rates[nth]
              return (
                <TextField
                  key={column}
                  id={field}
                  name={field}
                  label={t(column)}
                  defaultValue={typed}
                  error={errorOf(field)}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={9}
                />
              )
            })}
            <SelectField
              name={`${id}.rateBasis`}
              id={`${id}.rateBasis`}
              label={t('rateBasis')}
              defaultValue={texts[`${id}.rateBasis`] ?? rateBasis}
            >
              <option value="perPlot">{t('perPlot')}</option>
              <option value="perPerson">{t('perPerson')}</option>
            </SelectField>
          </fieldset>
        ))}
      </FormSection>
      <FormSection title={t('seasonsTitle')} lead={t('seasonsLead')}>
        <ul className="grid gap-1">
          {seasons.map(({ name, seasonType, from, until }) => (
            <li key={`${name} ${from}`} className="flex flex-wrap justify-between gap-x-4">
              <span>
                <span className="font-bold">{name}</span> · {t(`season_${seasonType}`)}
              </span>
              <span className="text-ink-soft">{t('seasonDates', { from, until })}</span>
            </li>
          ))}
        </ul>
        <TextField
          name="summerNights"
          label={t('summerNights')}
          hint={t('summerNightsHint')}
          defaultValue={texts.summerNights ?? summerNights}
          error={errorOf('summerNights')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
        />
      </FormSection>
    </SetUpPage>
  )
}
