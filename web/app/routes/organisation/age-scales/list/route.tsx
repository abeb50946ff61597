import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { type ListColumn, ListTable } from '#app/components/staff/list-table.tsx'
import { useKeptColumns } from '#app/components/staff/settings-forms/kept-columns.tsx'
import { ageScalesPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { pricesOfRequest } from '#server/staff/prices-of-request.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices } = await pricesOfRequest({ context, request })
  const rows = prices.ageScales.map(({ id, name, pensionerPercentage, bands }) => ({
    id,
    name,
    pensionerPercentage,
    bands: bands.map(({ fromAge, toAge, kind }) => ({ fromAge, toAge, kind })),
    plots: prices.plots.filter(({ ageScaleId }) => ageScaleId === id).length,
  }))
  return { rows, mayManage: prices.mayManage }
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

export default function AgeScales({ loaderData }: Route.ComponentProps) {
  const t = useText('ageScaleSettings')
  const { rows, mayManage } = loaderData
  const { address, naming, deletion } = useKeptColumns<Row>({ page: ageScalesPage, nameOf: ({ name }) => name, mayManage })
  const columns: readonly ListColumn<Row>[] = [
    naming(t('name')),
    {
      title: t('bands'),
      cell: ({ bands }) =>
        bands.map(({ fromAge, toAge, kind }) => `${fromAge}–${toAge} ${t(`kind_${kind}`)}`).join(', ') || t('noBands'),
    },
    { title: t('pensioners'), isNumber: true, cell: ({ pensionerPercentage }) => `${pensionerPercentage} %` },
    { title: t('plots'), isNumber: true, cell: ({ plots }) => plots },
    deletion,
  ]
  const add = mayManage && <ButtonLink to={address('new')}>{t('add')}</ButtonLink>
  return (
    <StaffPage title={t('title')} lead={t('lead')} actions={rows.length > 0 && add}>
      {rows.length > 0 ? (
        <ListTable rows={rows} columns={columns} keyOf={({ id }) => id} caption={t('title')} />
      ) : (
        <EmptyState text={t('empty')} action={add} />
      )}
    </StaffPage>
  )
}
