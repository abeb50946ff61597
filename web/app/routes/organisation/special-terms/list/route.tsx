import { Link } from 'react-router'
import { ButtonLink } from '../../../../components/button.tsx'
import { ListPage } from '../../../../components/staff/list-page.tsx'
import { pageOfRows, readListQuery, sortedRows } from '../../../../components/staff/list-query.ts'
import type { Column } from '../../../../components/staff/list-table.tsx'
import { organisationAddress } from '../../../../components/staff/organisation-address.ts'
import { StaffPage } from '../../../../components/staff/staff-page.tsx'
import { useStaffOrganisation } from '../../../../components/staff/use-staff-organisation.ts'
import { useText } from '../../../../wording/use-text.ts'
import { ActiveBadge } from '../../settings-forms/active-badge.tsx'
import { settingsRequest, shown } from '../../settings-forms/settings-request.ts'
import { specialTermsPage } from '../term-answers.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts, mayManage } = await settingsRequest({ context, request })
  const [terms, sites] = await Promise.all([acts.listSpecialTerms.execute(who), acts.listSites.execute(who)])
  const names = new Map<string, string>(shown(sites).map(({ id, name }) => [id, name]))
  const rows = shown(terms).map(({ id, name, type, isActive, siteIds }) => {
    return { id: id as string, name, type, isActive, sites: siteIds.flatMap((site) => names.get(site) ?? []).join(', ') }
  })
  const query = readListQuery(request.url, { sorts: ['name', 'type'], filters: [] })
  return {
    page: pageOfRows(
      sortedRows(rows, query.sort, (row) => row[query.sort.by]),
      query,
    ),
    mayManage,
  }
}

type Row = Route.ComponentProps['loaderData']['page']['rows'][number]

export default function SpecialTerms({ loaderData }: Route.ComponentProps) {
  const t = useText('termSettings')
  const ts = useText('settingsForms')
  const { slug } = useStaffOrganisation().organisation
  const { page, mayManage } = loaderData
  const address = (rest: string) => organisationAddress(slug, `${specialTermsPage}/${rest}`)
  const add = mayManage && <ButtonLink to={address('new')}>{t('addTerm')}</ButtonLink>
  const columns: readonly Column<Row>[] = [
    {
      title: t('name'),
      sort: 'name',
      cell: ({ id, name }) => (
        <Link to={address(id)} className="link">
          {name}
        </Link>
      ),
    },
    { title: t('term_type'), sort: 'type', cell: ({ type }) => t(`type_${type}`) },
    { title: t('sites'), cell: ({ sites }) => sites || t('noSiteYet') },
    { title: ts('state'), cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
    {
      title: ts('delete'),
      isActions: true,
      cell: ({ id, name }) =>
        mayManage && (
          <Link to={address(`${id}/delete`)} className="link">
            {ts('delete')} <span className="sr-only">{name}</span>
          </Link>
        ),
    },
  ]
  return (
    <StaffPage title={t('termsTitle')} lead={t('termsLead')} actions={add}>
      <ListPage
        page={page}
        columns={columns}
        keyOf={({ id }) => id}
        caption={t('termsTitle')}
        empty={t('noTerms')}
        emptyIcon="shield-check"
        emptyAction={add}
      />
    </StaffPage>
  )
}
