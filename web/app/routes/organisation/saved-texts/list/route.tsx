import { ButtonLink } from '#app/components/button.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { isEmptyList, sortedPage } from '#app/components/staff/list-query.ts'
import type { ListColumn } from '#app/components/staff/list-table.tsx'
import { useKeptColumns } from '#app/components/staff/settings-forms/kept-columns.tsx'
import { savedTextsPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts, mayManage } = await settingsRequest({ context, request })
  const rows = valueOrThrowPage(await acts.listSavedTexts.execute(who)).map(({ id, name, text }) => {
    return { id: id as string, name, text }
  })
  return { page: sortedPage(rows, request.url, ['name']), mayManage }
}

type Row = Route.ComponentProps['loaderData']['page']['rows'][number]

const lettersShown = 120

export default function SavedTexts({ loaderData }: Route.ComponentProps) {
  const t = useText('savedTexts')
  const { page, mayManage } = loaderData
  const { address, naming, deletion } = useKeptColumns<Row>({
    page: savedTextsPage,
    nameOf: ({ name }) => name,
    mayManage,
  })
  const add = mayManage && <ButtonLink to={address('new')}>{t('add')}</ButtonLink>
  const columns: readonly ListColumn<Row>[] = [
    naming(t('text_name'), 'name'),
    { title: t('text_text'), cell: ({ text }) => (text.length > lettersShown ? `${text.slice(0, lettersShown)}…` : text) },
    deletion,
  ]
  return (
    <StaffPage title={t('title')} lead={t('lead')} actions={isEmptyList(page) ? undefined : add}>
      <ListPage
        page={page}
        columns={columns}
        keyOf={({ id }) => id}
        caption={t('title')}
        empty={t('none')}
        emptyIcon="message-circle"
        emptyAction={add}
      />
    </StaffPage>
  )
}
