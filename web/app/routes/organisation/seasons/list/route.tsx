import { dayText, stayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Notice } from '#app/components/notice.tsx'
import { type ListColumn, ListTable } from '#app/components/staff/list-table.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { YearLinks } from '#app/components/staff/pricing/year-links.tsx'
import { seasonsPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import '#app/components/staff/pricing/pricing.css'
import { useKeptColumns } from '#app/components/staff/settings-forms/kept-columns.tsx'
import { pricesOfRequest } from '#server/staff/prices-of-request.ts'
import type { Route } from './+types/route.ts'
import { type BandSpan, type SeasonOnPage, seasonsOfYear } from './seasons-on-page.ts'
import { YearBand } from './year-band.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices } = await pricesOfRequest({ context, request })
  const asked = new URL(request.url).searchParams.get('year')
  return { ...seasonsOfYear(prices.seasons, asked, prices.today), mayManage: prices.mayManage }
}

export default function Seasons({ loaderData }: Route.ComponentProps) {
  const t = useText('seasonSettings')
  const { organisation } = useStaffOrganisation()
  const { year, years, band, rows, mayManage } = loaderData
  const { slug } = organisation
  const actions = mayManage && (
    <>
      <ButtonLink to={organisationAddress(slug, `${seasonsPage}/new`, { year })}>{t('add')}</ButtonLink>
      <ButtonLink to={organisationAddress(slug, `${seasonsPage}/copy`, { from: year, to: year + 1 })} intent="secondary">
        {t('copy')}
      </ButtonLink>
      <ButtonLink to={organisationAddress(slug, `${seasonsPage}/school`, { year })} intent="secondary">
        {t('school')}
      </ButtonLink>
    </>
  )
  return (
    <StaffPage title={t('title')} lead={t('lead')} actions={actions}>
      <YearLinks page={seasonsPage} years={years} year={year} />
      <YearBand {...loaderData} />
      <BandNotices band={band} />
      {rows.length > 0 ? (
        <SeasonsTable rows={rows} mayManage={mayManage} />
      ) : (
        <EmptyState icon="calendar" text={t('empty', { year })} />
      )}
    </StaffPage>
  )
}

function BandNotices({ band }: { readonly band: readonly BandSpan[] }) {
  const t = useText('seasonSettings')
  const language = use(LanguageContext)
  const overlaps = band.filter(({ kind }) => kind === 'overlap')
  const gaps = band.filter(({ kind }) => kind === 'gap')
  const dates = ({ firstNight, lastNight }: BandSpan) => `${dayText(firstNight, language)} – ${dayText(lastNight, language)}`
  return (
    <>
      {overlaps.length > 0 && (
        <Notice tone="danger" title={t('overlapsTitle')}>
          <ul>
            {overlaps.map((span) => (
              <li key={span.firstNight}>
                {span.names.join(' + ')}: {dates(span)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {gaps.length > 0 && (
        <Notice title={t('gapsTitle', { count: gaps.reduce((nights, { days }) => nights + days, 0) })}>
          <p>{gaps.map(dates).join(' · ')}</p>
        </Notice>
      )}
    </>
  )
}

function SeasonsTable({ rows, mayManage }: { readonly rows: readonly SeasonOnPage[]; readonly mayManage: boolean }) {
  const t = useText('seasonSettings')
  const language = use(LanguageContext)
  const { naming, state, deletion } = useKeptColumns<SeasonOnPage>({ page: seasonsPage, nameOf: ({ name }) => name, mayManage })
  const columns: readonly ListColumn<SeasonOnPage>[] = [
    naming(t('name')),
    { title: t('seasonType'), cell: ({ seasonType }) => t(`kind_${seasonType}`) },
    { title: t('dates'), cell: ({ startDate, endDate }) => stayText(startDate, endDate, language) },
    { title: t('nights'), isNumber: true, cell: ({ nights }) => nights },
    { title: t('minimumStay'), isNumber: true, cell: ({ minimumStayPeriod }) => minimumStayPeriod || '–' },
    state,
    deletion,
  ]
  return <ListTable rows={rows} columns={columns} keyOf={({ id }) => id} caption={t('title')} />
}
