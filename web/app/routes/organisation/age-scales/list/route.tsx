import { Link } from 'react-router'
import { ButtonLink } from '../../../../components/button.tsx'
import { EmptyState } from '../../../../components/empty-state.tsx'
import { type Column, ListTable } from '../../../../components/staff/list-table.tsx'
import { organisationAddress } from '../../../../components/staff/organisation-address.ts'
import { StaffPage } from '../../../../components/staff/staff-page.tsx'
import { useStaffOrganisation } from '../../../../components/staff/use-staff-organisation.ts'
import { useText } from '../../../../wording/use-text.ts'
import { pricesOfRequest } from '../../pricing/prices-of-request.ts'
import { ageScalesPage } from '../age-scale-addresses.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices } = await pricesOfRequest({ context, request })
  const rows = prices.ageScales.map(({ id, name, pensionerPercentage, bands }) => ({
    ...{ id, name, pensionerPercentage },
    bands: bands.map(({ fromAge, toAge, kind }) => ({ fromAge, toAge, kind })),
    plots: prices.plots.filter(({ ageScaleId }) => ageScaleId === id).length,
  }))
  return { rows, mayManage: prices.mayManage }
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

export default function AgeScales({ loaderData }: Route.ComponentProps) {
  const t = useText('ageScaleSettings')
  const tf = useText('staffFrame')
  const { slug } = useStaffOrganisation().organisation
  const { rows, mayManage } = loaderData
  const address = (page: string) => organisationAddress(slug, `${ageScalesPage}/${page}`)
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
      title: t('bands'),
      cell: ({ bands }) =>
        bands.map(({ fromAge, toAge, kind }) => `${fromAge}–${toAge} ${t(`kind_${kind}`)}`).join(', ') || t('noBands'),
    },
    { title: t('pensioners'), isNumber: true, cell: ({ pensionerPercentage }) => `${pensionerPercentage} %` },
    { title: t('plots'), isNumber: true, cell: ({ plots }) => plots },
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
