import { Link } from 'react-router'
import { ButtonLink } from '../../../../components/button.tsx'
import { EmptyState } from '../../../../components/empty-state.tsx'
import { type Column, ListTable } from '../../../../components/staff/list-table.tsx'
import { organisationAddress } from '../../../../components/staff/organisation-address.ts'
import { StaffPage } from '../../../../components/staff/staff-page.tsx'
import { StatusBadge } from '../../../../components/staff/status-badge.tsx'
import { useStaffOrganisation } from '../../../../components/staff/use-staff-organisation.ts'
import { randText } from '../../../../formatting/rand-text.ts'
import { useText } from '../../../../wording/use-text.ts'
import { pricesOfRequest } from '../../pricing/prices-of-request.ts'
import { discountsPage } from '../discount-addresses.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices } = await pricesOfRequest({ context, request })
  const rows = prices.discounts.map((discount) => ({
    ...{ id: discount.id, name: discount.name, isActive: discount.isActive, minNights: discount.minNights },
    percentage: discount.discountType === 'percentage' ? discount.percentage : null,
    amount: discount.discountType === 'fixed' ? discount.amount.toRand() : null,
    plots: prices.plots.filter(({ discountIds }) => discountIds.includes(discount.id)).length,
  }))
  return { rows, mayManage: prices.mayManage }
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

export default function Discounts({ loaderData }: Route.ComponentProps) {
  const t = useText('discountSettings')
  const tf = useText('staffFrame')
  const { slug } = useStaffOrganisation().organisation
  const { rows, mayManage } = loaderData
  const address = (page: string) => organisationAddress(slug, `${discountsPage}/${page}`)
  const columns: readonly Column<Row>[] = [
    {
      title: t('name'),
      isName: true,
      cell: ({ id, name }) => (
        <Link to={address(id)} className="link">
          {name}
        </Link>
      ),
    },
    {
      title: t('value'),
      cell: ({ percentage, amount }) =>
        percentage === null ? t('perNight', { amount: randText(amount ?? 0) }) : t('share', { percentage }),
    },
    { title: t('minNights'), isNumber: true, cell: ({ minNights }) => minNights },
    { title: t('plots'), isNumber: true, cell: ({ plots }) => plots },
    {
      title: t('state'),
      cell: ({ isActive }) => (
        <StatusBadge tone={isActive ? 'good' : 'quiet'}>{isActive ? t('active') : t('inactive')}</StatusBadge>
      ),
    },
    {
      title: tf('edit'),
      isActions: true,
      cell: ({ id, name }) =>
        mayManage && (
          <Link to={address(`${id}/delete`)} className="link">
            {tf('delete')} <span className="sr-only">{name}</span>
          </Link>
        ),
    },
  ]
  const add = mayManage && <ButtonLink to={address('new')}>{t('add')}</ButtonLink>
  return (
    <StaffPage title={t('title')} lead={t('lead')} actions={add}>
      {rows.length > 0 ? (
        <ListTable rows={rows} columns={columns} keyOf={({ id }) => id} caption={t('title')} />
      ) : (
        <EmptyState text={t('empty')} />
      )}
    </StaffPage>
  )
}
