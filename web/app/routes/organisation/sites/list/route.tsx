import { Link } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { isEmptyList, pageOfRows, readListQuery } from '#app/components/staff/list-query.ts'
import type { ListColumn } from '#app/components/staff/list-table.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { useKeptColumns } from '#app/components/staff/settings-forms/kept-columns.tsx'
import { plotsPage, sitesPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts, mayManage } = await settingsRequest({ context, request })
  const [sites, plots] = await Promise.all([acts.listSites.execute(who), acts.listPlots.execute(who)])
  const siteIds = valueOrThrowPage(plots).map(({ siteId }) => siteId)
  const rows = valueOrThrowPage(sites).map(({ id, name, siteType, isActive, isOnlineBookingActive }) => {
    return {
      id: id as string,
      name,
      siteType,
      isActive,
      isOnlineBookingActive,
      plots: siteIds.filter((siteId) => siteId === id).length,
    }
  })
  return { page: pageOfRows(rows, readListQuery(request.url, { sorts: ['position'], filters: [] })), mayManage }
}

type Row = Route.ComponentProps['loaderData']['page']['rows'][number]

export default function Sites({ loaderData }: Route.ComponentProps) {
  const t = useText('placeSettings')
  const { slug } = useStaffOrganisation().organisation
  const { page, mayManage } = loaderData
  const { address, naming, state, deletion } = useKeptColumns<Row>({ page: sitesPage, nameOf: ({ name }) => name, mayManage })
  const add = mayManage && <ButtonLink to={address('new')}>{t('addSite')}</ButtonLink>
  const columns: readonly ListColumn<Row>[] = [
    naming(t('site_name')),
    { title: t('site_siteType'), cell: ({ siteType }) => t(`type_${siteType}`) },
    {
      title: t('plots'),
      isNumber: true,
      cell: ({ id, plots, name }) => (
        <Link to={organisationAddress(slug, plotsPage, { site: id })} className="link">
          {plots} <span className="sr-only">{t('plotsOf', { site: name })}</span>
        </Link>
      ),
    },
    { title: t('onlineBooking'), cell: ({ isOnlineBookingActive }) => t(isOnlineBookingActive ? 'yes' : 'no') },
    state,
    deletion,
  ]
  return (
    <StaffPage title={t('sitesTitle')} lead={t('sitesLead')} actions={isEmptyList(page) ? undefined : add}>
      <ListPage
        page={page}
        columns={columns}
        keyOf={({ id }) => id}
        caption={t('sitesTitle')}
        empty={t('noSites')}
        emptyAction={add}
      />
    </StaffPage>
  )
}
