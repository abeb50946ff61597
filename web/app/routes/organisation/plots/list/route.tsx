import { ButtonLink } from '#app/components/button.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { isEmptyList, pageOfRows, readListQuery, sortedRows } from '#app/components/staff/list-query.ts'
import type { ListColumn } from '#app/components/staff/list-table.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { useKeptColumns } from '#app/components/staff/settings-forms/kept-columns.tsx'
import { plotsPage, sitesPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { TextField } from '#app/components/text-field.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'

const shape = { sorts: ['position', 'name', 'site', 'pax'], filters: ['q', 'site', 'state'] } as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts, mayManage } = await settingsRequest({ context, request })
  const [listed, found] = await Promise.all([acts.listSites.execute(who), acts.listPlots.execute(who)])
  const sites = valueOrThrowPage(listed).map(({ id, name }) => ({ id: id as string, name }))
  const siteNames = new Map(sites.map(({ id, name }) => [id, name]))
  const query = readListQuery(request.url, shape)
  const { q, site, state } = query.filters
  const rows = valueOrThrowPage(found)
    .map((plot, position) => ({
      id: plot.id as string,
      position,
      name: plot.name,
      siteId: plot.siteId as string,
      isActive: plot.isActive,
      site: siteNames.get(plot.siteId) ?? '',
      pax: plot.paxMax,
      paxMin: plot.paxMin,
      isElectrified: plot.isElectrified,
      isShared: plot.allowMultipleReservationsUpToPaxMax,
      isOnMap: plot.map !== null,
      rate: plot.rate.toRand(),
      isPerPerson: plot.rateBasis === 'perPerson',
    }))
    .filter((row) => row.name.toLowerCase().includes(q.toLowerCase()))
    .filter((row) => site === '' || row.siteId === site)
    .filter((row) => state === '' || row.isActive === (state === 'active'))
  const sorted = sortedRows(rows, query.sort, (row) => row[query.sort.by])
  return { page: pageOfRows(sorted, query), sites, mayManage }
}

type Row = Route.ComponentProps['loaderData']['page']['rows'][number]

export default function Plots({ loaderData }: Route.ComponentProps) {
  const t = useText('placeSettings')
  const { slug } = useStaffOrganisation().organisation
  const { page, sites, mayManage } = loaderData
  const filtered = sites.find(({ id }) => id === page.query.filters.site)
  const add = mayManage && sites.length > 0 && (
    <ButtonLink to={organisationAddress(slug, `${plotsPage}/new`, filtered ? { site: filtered.id } : {})}>
      {t('addPlots')}
    </ButtonLink>
  )
  const addSite = mayManage && <ButtonLink to={organisationAddress(slug, `${sitesPage}/new`)}>{t('addSite')}</ButtonLink>
  return (
    <StaffPage title={t('plotsTitle')} lead={t('plotsLead')} actions={isEmptyList(page) ? undefined : add}>
      <ListPage
        page={page}
        columns={useColumns(mayManage)}
        keyOf={({ id }) => id}
        caption={t('plotsTitle')}
        empty={sites.length === 0 ? t('noSiteForPlots') : t('noPlots')}
        emptyAction={sites.length === 0 ? addSite : add}
        filters={<Filters sites={sites} filters={page.query.filters} />}
      />
    </StaffPage>
  )
}

interface FiltersProps {
  readonly sites: readonly { readonly id: string; readonly name: string }[]
  readonly filters: Readonly<Record<string, string>>
}

function Filters({ sites, filters }: FiltersProps) {
  const t = useText('placeSettings')
  const ts = useText('settingsForms')
  return (
    <>
      <TextField name="q" label={t('plot_name')} defaultValue={filters.q} autoComplete="off" />
      <SelectField name="site" label={t('site')} defaultValue={filters.site}>
        <option value="">{t('allSites')}</option>
        {sites.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField name="state" label={ts('state')} defaultValue={filters.state}>
        <option value="">{t('allStates')}</option>
        <option value="active">{ts('active')}</option>
        <option value="inactive">{ts('inactive')}</option>
      </SelectField>
    </>
  )
}

function useColumns(mayManage: boolean): readonly ListColumn<Row>[] {
  const t = useText('placeSettings')
  const { naming, state, deletion } = useKeptColumns<Row>({ page: plotsPage, nameOf: ({ name }) => name, mayManage })
  return [
    naming(t('plot_name'), 'name'),
    { title: t('site'), sort: 'site', cell: ({ site }) => site },
    {
      title: t('guests'),
      sort: 'pax',
      isNumber: true,
      cell: ({ paxMin, pax, isShared }) => (isShared ? t('paxShared', { paxMin, pax }) : t('pax', { paxMin, pax })),
    },
    { title: t('plot_isElectrified'), cell: ({ isElectrified }) => t(isElectrified ? 'yes' : 'no') },
    {
      title: t('rate'),
      isNumber: true,
      cell: ({ rate, isPerPerson }) => t(isPerPerson ? 'ratePerPerson' : 'ratePerPlot', { rate: randText(rate) }),
    },
    { title: t('onMap'), cell: ({ isOnMap }) => t(isOnMap ? 'yes' : 'no') },
    state,
    deletion,
  ]
}
