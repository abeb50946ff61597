import { data } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { isEmptyList, pageOfRows, readListQuery, sortedRows } from '#app/components/staff/list-query.ts'
import { memberProblems } from '#app/components/staff/members/member-problems.ts'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import { organisationOfQuery } from '#server/staff/staff-organisation.ts'
import { instantOnWire } from '#server/wire/on-wire.ts'
import type { Route } from './+types/route.ts'
import { answerUsers } from './answer-users.ts'
import { MemberActions, MemberState } from './member-row.tsx'
import { OpenInvitations } from './open-invitations.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, organisation } = await organisationOfQuery({ context, request })
  const members = await context.get(useCases).listMembers.execute({ actor, organisationId: organisation.id })
  if (!members.ok) throw data({ code: members.refusal.code }, members.refusal.code === 'not-found' ? 404 : 403)
  const invitations = valueOrThrowPage(
    await context.get(useCases).listInvitations.execute({ actor, organisationId: organisation.id }),
  )
  const query = readListQuery(request.url, { sorts: ['name', 'username', 'role'], filters: [] })
  return {
    invitations: invitations.map(({ id, email, role, expiresAt }) => ({ id, email, role, expiresAt: instantOnWire(expiresAt) })),
    page: pageOfRows(
      sortedRows(members.value, query.sort, (member) => member[query.sort.by]),
      query,
    ),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = await organisationOfQuery({ context, request })
  return answerUsers(context, staff, await request.formData())
}

/** Who works for an organisation. */
export default function UsersPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('organisationPeople')
  const { organisation, rights } = useStaffOrganisation()
  const problems = actionData ? [{ message: t(memberProblems[actionData.problem].text) }] : []
  const invite = rights.mayManageSettings && (
    <ButtonLink to={organisationAddress(organisation.slug, 'org-organisation/users/invite')}>{t('invite')}</ButtonLink>
  )
  return (
    <StaffPage
      title={t('usersTitle')}
      lead={t('usersLead')}
      actions={isEmptyList(loaderData.page) ? undefined : invite}
      hasErrors={problems.length > 0}
    >
      <ErrorSummary problems={problems} />
      <ListPage
        page={loaderData.page}
        caption={t('usersTitle')}
        keyOf={({ linkId }) => linkId}
        empty={t('usersEmpty')}
        emptyIcon="users"
        emptyAction={invite}
        columns={[
          { title: t('name'), sort: 'name', cell: ({ name }) => name },
          { title: t('username'), sort: 'username', cell: ({ username }) => <span className="wrap-anywhere">{username}</span> },
          { title: t('role'), sort: 'role', cell: ({ role }) => t(`role_${role}`) },
          { title: t('state'), cell: (member) => <MemberState member={member} /> },
          { title: t('actions'), isActions: true, cell: (member) => <MemberActions member={member} /> },
        ]}
      />
      <OpenInvitations invitations={loaderData.invitations} />
    </StaffPage>
  )
}
