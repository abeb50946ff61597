import { data, redirect } from 'react-router'
import { ConfirmDeletion } from '#app/components/staff/confirm-deletion.tsx'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { organisationOfQuery } from '#server/staff/staff-organisation.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { actor, organisation, rights } = await organisationOfQuery({ context, request })
  if (!rights.mayManagePlatform) throw data({ code: 'not-permitted' }, 403)
  const members = await context.get(useCases).listMembers.execute({ actor, organisationId: organisation.id })
  const member = members.ok ? members.value.find(({ linkId }) => linkId === params.linkId) : undefined
  if (!member) throw data({ code: 'not-found' }, 404)
  return { username: member.username, role: member.role }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { actor, organisation } = await organisationOfQuery({ context, request })
  const deleted = await context.get(useCases).deleteLink.execute({ actor, kind: 'user', id: params.linkId })
  if (!deleted.ok) throw data({ code: deleted.refusal.code }, deleted.refusal.code === 'not-found' ? 404 : 403)
  return redirect(withDone(organisationAddress(organisation.slug, 'org-organisation/users'), 'deleted'), 303)
}

/** Takes somebody from an organisation; by the platform alone. */
export default function DeleteUserLinkPage({ loaderData }: Route.ComponentProps) {
  const t = useText('organisationPeople')
  const { organisation } = useStaffOrganisation()
  return (
    <ConfirmDeletion
      title={t('deleteTitle')}
      question={t('deleteQuestion', loaderData)}
      cancelTo={organisationAddress(organisation.slug, 'org-organisation/users')}
    >
      <p className="text-ink-soft">{t('deleteText', { organisation: organisation.name })}</p>
    </ConfirmDeletion>
  )
}
