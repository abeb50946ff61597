import { ButtonLink } from '#app/components/button.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { isEmptyList, sortedPage } from '#app/components/staff/list-query.ts'
import type { ListColumn } from '#app/components/staff/list-table.tsx'
import { useKeptColumns } from '#app/components/staff/settings-forms/kept-columns.tsx'
import { documentsPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts, mayManage } = await settingsRequest({ context, request })
  const rows = valueOrThrowPage(await acts.listDocuments.execute(who)).map(({ id, title, version, isMandatory, isActive }) => {
    return { id: id as string, title, version, isMandatory, isActive }
  })
  return { page: sortedPage(rows, request.url, ['title', 'version']), mayManage }
}

type Row = Route.ComponentProps['loaderData']['page']['rows'][number]

export default function Documents({ loaderData }: Route.ComponentProps) {
  const t = useText('termSettings')
  const { page, mayManage } = loaderData
  const { address, naming, state, deletion } = useKeptColumns<Row>({
    page: documentsPage,
    nameOf: ({ title }) => title,
    mayManage,
  })
  const add = mayManage && <ButtonLink to={address('new')}>{t('addDocument')}</ButtonLink>
  const columns: readonly ListColumn<Row>[] = [
    naming(t('document_title'), 'title'),
    { title: t('version'), sort: 'version', isNumber: true, cell: ({ version }) => version },
    { title: t('term_type'), cell: ({ isMandatory }) => t(isMandatory ? 'type_Mandatory' : 'type_Optional') },
    state,
    deletion,
  ]
  return (
    <StaffPage title={t('documentsTitle')} lead={t('documentsLead')} actions={isEmptyList(page) ? undefined : add}>
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
