import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { type ListColumn, ListTable } from '#app/components/staff/list-table.tsx'
import { useKeptColumns } from '#app/components/staff/settings-forms/kept-columns.tsx'
import { discountsPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import { pricesOfRequest } from '#server/staff/prices-of-request.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices } = await pricesOfRequest({ context, request })
  const rows = prices.discounts.map((discount) => ({
    id: discount.id,
    name: discount.name,
    isActive: discount.isActive,
    minNights: discount.minNights,
    percentage: discount.discountType === 'percentage' ? discount.percentage : null,
    amount: discount.discountType === 'fixed' ? discount.amount.toRand() : null,
    plots: prices.plots.filter(({ discountIds }) => discountIds.includes(discount.id)).length,
  }))
  return { rows, mayManage: prices.mayManage }
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

export default function Discounts({ loaderData }: Route.ComponentProps) {
  const t = useText('discountSettings')
  const { rows, mayManage } = loaderData
  const { address, naming, state, deletion } = useKeptColumns<Row>({ page: discountsPage, nameOf: ({ name }) => name, mayManage })
  const columns: readonly ListColumn<Row>[] = [
    naming(t('name')),
    {
      title: t('value'),
      cell: ({ percentage, amount }) =>
        percentage === null ? t('perNight', { amount: randText(amount ?? 0) }) : t('share', { percentage }),
    },
    { title: t('minNights'), isNumber: true, cell: ({ minNights }) => minNights },
    { title: t('plots'), isNumber: true, cell: ({ plots }) => plots },
    state,
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
