import { ButtonLink } from '#app/components/button.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { isEmptyList, sortedPage } from '#app/components/staff/list-query.ts'
import type { ListColumn } from '#app/components/staff/list-table.tsx'
import { useKeptColumns } from '#app/components/staff/settings-forms/kept-columns.tsx'
import { specialTermsPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts, mayManage } = await settingsRequest({ context, request })
  const [terms, sites] = await Promise.all([acts.listSpecialTerms.execute(who), acts.listSites.execute(who)])
  const names = new Map<string, string>(valueOrThrowPage(sites).map(({ id, name }) => [id, name]))
  const rows = valueOrThrowPage(terms).map(({ id, name, type, isActive, siteIds }) => {
    return { id: id as string, name, type, isActive, sites: siteIds.flatMap((site) => names.get(site) ?? []).join(', ') }
  })
  return { page: sortedPage(rows, request.url, ['name', 'type']), mayManage }
}

type Row = Route.ComponentProps['loaderData']['page']['rows'][number]

export default function SpecialTerms({ loaderData }: Route.ComponentProps) {
  const t = useText('termSettings')
  const { page, mayManage } = loaderData
  const { address, naming, state, deletion } = useKeptColumns<Row>({
    page: specialTermsPage,
    nameOf: ({ name }) => name,
    mayManage,
  })
  const add = mayManage && <ButtonLink to={address('new')}>{t('addTerm')}</ButtonLink>
  const columns: readonly ListColumn<Row>[] = [
    naming(t('name'), 'name'),
    { title: t('term_type'), sort: 'type', cell: ({ type }) => t(`type_${type}`) },
    { title: t('sites'), cell: ({ sites }) => sites || t('noSiteYet') },
    state,
    deletion,
  ]
  return (
    <StaffPage title={t('termsTitle')} lead={t('termsLead')} actions={isEmptyList(page) ? undefined : add}>
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
