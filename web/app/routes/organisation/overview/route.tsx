import { longDate } from '@camp/domain/formatting/date-texts.ts'
import { data } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { GuestsWaiting } from '#app/components/staff/conversation/guests-waiting.tsx'
import { organisationAddress, workAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { organisationOfQuery } from '#server/staff/staff-organisation.ts'
import type { Route } from './+types/route.ts'
import { SetUpList } from './set-up-list.tsx'
import { WeekAhead } from './week-ahead.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, organisation } = await organisationOfQuery({ context, request })
  const overview = await context.get(useCases).organisationOverview.execute({ actor, id: organisation.id })
  if (!overview.ok) throw data({ code: overview.refusal.code }, overview.refusal.code === 'not-found' ? 404 : 403)
  const { today, week, due, cameIn, ...rest } = overview.value
  return {
    ...rest,
    today: today.toString(),
    week: week.map(({ day, ...counts }) => ({ ...counts, day: day.toString() })),
    due: due.toRand(),
    cameIn: cameIn.toRand(),
  }
}

/** The first page of an organisation's people: what is left to set up, the day, the week ahead, the money. */
export default function OrganisationOverview({ loaderData }: Route.ComponentProps) {
  const t = useText('organisationPeople')
  const tf = useText('staffFrame')
  const { organisation } = useStaffOrganisation()
  const { slug } = organisation
  const { status, steps, today, day, plots, week, due, cameIn } = loaderData
  const figures = [
    { label: t('arrivals'), value: day.arrivals },
    { label: t('departures'), value: day.departures },
    { label: t('inHouse'), value: day.inHouse },
    { label: t('pending'), value: day.pending },
    { label: t('plots'), value: plots },
  ]
  return (
    <StaffPage title={tf('overview')}>
      {status !== 'active' && (
        <Notice tone="warn" title={t('notFound')}>
          <p>{t(`notFound_${status}`)}</p>
          <p className="mt-1">
            <a href={organisationAddress(slug, 'org-organisation/status')} className="link">
              {tf('status')}
            </a>
          </p>
        </Notice>
      )}
      <SetUpList slug={slug} steps={steps} isOpen={status !== 'pending'} />
      <GuestsWaiting />
      <section aria-labelledby="day" className="form-section">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="day">{t('dayTitle', { date: longDate(today) })}</h2>
          <ButtonLink to={workAddress(slug, 'today')} size="small">
            {t('openToday')}
          </ButtonLink>
        </div>
        <dl className="figures">
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="money" className="form-section">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="money">{t('moneyTitle')}</h2>
          <ButtonLink to={workAddress(slug, 'debtors')} size="small" intent="secondary">
            {t('openDebtors')}
          </ButtonLink>
        </div>
        <dl className="figures">
          <div>
            <dt>{t('due')}</dt>
            <dd>{randText(due)}</dd>
          </div>
          <div>
            <dt>{t('cameIn')}</dt>
            <dd>{randText(cameIn)}</dd>
          </div>
        </dl>
      </section>
      <WeekAhead week={week} />
    </StaffPage>
  )
}
