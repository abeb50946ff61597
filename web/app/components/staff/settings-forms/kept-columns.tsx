import { Link } from 'react-router'
import { useText } from '#app/wording/use-text.ts'
import type { ListColumn } from '../list-table.tsx'
import { organisationAddress } from '../organisation-address.ts'
import { StatusBadge } from '../status-badge.tsx'
import { useStaffOrganisation } from '../use-staff-organisation.ts'

interface KeptList<Row> {
  /** Of the list; its rows stand under it. */
  readonly page: string
  readonly nameOf: (row: Row) => string
  readonly mayManage: boolean
}

interface KeptColumns<Row> {
  readonly address: (rest: string) => string
  /** The name, which leads to the row. */
  readonly naming: (title: string, sort?: string) => ListColumn<Row>
  readonly state: ListColumn<{ readonly isActive: boolean }>
  readonly deletion: ListColumn<Row>
}

/**
 * What every list of settings has in common: where its rows are, what they are called, their state and the
 * way to delete one.
 */
export function useKeptColumns<Row extends { readonly id: string }>({
  page,
  nameOf,
  mayManage,
}: KeptList<Row>): KeptColumns<Row> {
  const t = useText('settingsForms')
  const { slug } = useStaffOrganisation().organisation
  const address = (rest: string) => organisationAddress(slug, `${page}/${rest}`)
  return {
    address,
    naming: (title, sort) => ({
      title,
      isName: true,
      ...(sort && { sort }),
      cell: (row) => (
        <Link to={address(row.id)} className="link">
          {nameOf(row)}
        </Link>
      ),
    }),
    state: { title: t('state'), cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
    deletion: {
      title: t('delete'),
      isActions: true,
      cell: (row) =>
        mayManage && (
          <Link to={address(`${row.id}/delete`)} className="link">
            {t('delete')} <span className="sr-only">{nameOf(row)}</span>
          </Link>
        ),
    },
  }
}

function ActiveBadge({ isActive }: { readonly isActive: boolean }) {
  const t = useText('settingsForms')
  return <StatusBadge tone={isActive ? 'good' : 'quiet'}>{isActive ? t('active') : t('inactive')}</StatusBadge>
}
