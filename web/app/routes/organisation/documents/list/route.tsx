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
import { documentsPage } from '../document-answers.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts, mayManage } = await settingsRequest({ context, request })
  const rows = shown(await acts.listDocuments.execute(who)).map(({ id, title, version, isMandatory, isActive }) => {
    return { id: id as string, title, version, isMandatory, isActive }
  })
  const query = readListQuery(request.url, { sorts: ['title', 'version'], filters: [] })
  return {
    page: pageOfRows(
      sortedRows(rows, query.sort, (row) => row[query.sort.by]),
      query,
    ),
    mayManage,
  }
}

type Row = Route.ComponentProps['loaderData']['page']['rows'][number]

export default function Documents({ loaderData }: Route.ComponentProps) {
  const t = useText('termSettings')
  const ts = useText('settingsForms')
  const { slug } = useStaffOrganisation().organisation
  const { page, mayManage } = loaderData
  const address = (rest: string) => organisationAddress(slug, `${documentsPage}/${rest}`)
  const add = mayManage && <ButtonLink to={address('new')}>{t('addDocument')}</ButtonLink>
  const columns: readonly Column<Row>[] = [
    {
      title: t('document_title'),
      sort: 'title',
      cell: ({ id, title }) => (
        <Link to={address(id)} className="link">
          {title}
        </Link>
      ),
    },
    { title: t('version'), sort: 'version', isNumber: true, cell: ({ version }) => version },
    { title: t('term_type'), cell: ({ isMandatory }) => t(isMandatory ? 'type_Mandatory' : 'type_Optional') },
    { title: ts('state'), cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
    {
      title: ts('delete'),
      isActions: true,
      cell: ({ id, title }) =>
        mayManage && (
          <Link to={address(`${id}/delete`)} className="link">
            {ts('delete')} <span className="sr-only">{title}</span>
          </Link>
        ),
    },
  ]
  return (
    <StaffPage title={t('documentsTitle')} lead={t('documentsLead')} actions={add}>
      <ListPage
        page={page}
        columns={columns}
        keyOf={({ id }) => id}
        caption={t('documentsTitle')}
        empty={t('noDocuments')}
        emptyIcon="list"
        emptyAction={add}
      />
    </StaffPage>
  )
}
