import { personStates } from '@camp/application/people/platform/people-records.ts'
import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { roles } from '@camp/domain/people/role.ts'
import { Link } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { FilterSelect } from '#app/components/staff/filter-select.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { pageOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { StatusBadge } from '#app/components/staff/status-badge.tsx'
import { dateHere } from '#app/formatting/clock-time.ts'
import { useText } from '#app/wording/use-text.ts'
import { instantOnWire } from '#server/wire/on-wire.ts'
import type { Route } from './+types/route.ts'
import { userList } from './user-list.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await pageOfRequest(userList, args)
  return { page: { ...page, rows: page.rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: instantOnWire(createdAt) })) } }
}

/** Everybody with an account. */
export default function UsersPage({ loaderData: { page } }: Route.ComponentProps) {
  const t = useText('platformUsers')
  const tp = useText('organisationPeople')
  const { role, state } = page.query.filters
  const create = <ButtonLink to="/admin/users/new">{t('new')}</ButtonLink>
  return (
    <StaffPage title={t('title')} lead={t('lead')} actions={create}>
      <ListPage
        page={page}
        caption={t('title')}
        keyOf={({ userId }) => userId}
        empty={t('empty')}
        emptyAction={create}
        search={t('search')}
        filters={
          <>
            <FilterSelect name="role" label={t('role')} chosen={role} values={roles} textOf={(one) => tp(`role_${one}`)} />
            <FilterSelect
              name="state"
              label={t('state')}
              chosen={state}
              values={personStates}
              textOf={(one) => t(`state_${one}`)}
            />
          </>
        }
        hasFiles
        columns={[
          {
            title: t('name'),
            sort: 'name',
            cell: ({ userId, name, state: now }) => (
              <span className="flex flex-wrap items-center gap-2">
                <Link to={`/admin/users/${userId}`} className="link">
                  {now === 'erased' ? t('state_erased') : name}
                </Link>
                {now === 'banned' && <StatusBadge tone="bad">{t('state_banned')}</StatusBadge>}
              </span>
            ),
          },
          { title: t('email'), sort: 'email', cell: ({ email, state: now }) => (now === 'erased' ? '–' : email) },
          { title: t('role'), sort: 'role', cell: ({ role: one }) => tp(`role_${one}`) },
          { title: t('organisations'), cell: ({ organisations }) => organisations.join(', ') || '–' },
          { title: t('since'), sort: 'createdAt', cell: ({ createdAt }) => dayText(dateHere(createdAt)) },
        ]}
      />
    </StaffPage>
  )
}
