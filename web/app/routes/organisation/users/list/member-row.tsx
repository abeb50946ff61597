import type { OrganisationMember } from '@camp/application/organisations/members/organisation-members.ts'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { FormKey } from '#app/components/form-key.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { type BadgeTone, StatusBadge } from '#app/components/staff/status-badge.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'

type State = 'working' | 'invited' | 'suspended' | 'banned'

const tones = { working: 'good', invited: 'warn', suspended: 'quiet', banned: 'bad' } as const satisfies Record<State, BadgeTone>

function stateOf({ isBanned, isSuspended, hasPassword }: OrganisationMember): State {
  if (isBanned) return 'banned'
  if (isSuspended) return 'suspended'
  return hasPassword ? 'working' : 'invited'
}

export function MemberState({ member }: { readonly member: OrganisationMember }) {
  const t = useText('organisationPeople')
  const state = stateOf(member)
  return <StatusBadge tone={tones[state]}>{t(`state_${state}`)}</StatusBadge>
}

/** What the viewer may do with somebody; the platform alone deletes links (rule U6). */
export function MemberActions({ member }: { readonly member: OrganisationMember }) {
  const t = useText('organisationPeople')
  const tf = useText('staffFrame')
  const { organisation, rights } = useStaffOrganisation()
  const { linkId, isSuspended, name } = member
  const about = (action: string) => ({ 'aria-label': t('about', { action, name }) })
  const act = (intent: string, label: string) => (
    <Form method="post" className="inline-block">
      <FormKey />
      <input type="hidden" name="link" value={linkId} />
      <Button type="submit" size="small" intent="quiet" name="intent" value={intent} {...about(label)}>
        {label}
      </Button>
    </Form>
  )
  return (
    <>
      {rights.mayManageSettings && stateOf(member) === 'invited' && act('again', t('sendAgain'))}
      {rights.mayManageSettings && act(isSuspended ? 'resume' : 'suspend', t(isSuspended ? 'resume' : 'suspend'))}
      {rights.mayManagePlatform && (
        <ButtonLink
          to={organisationAddress(organisation.slug, `org-organisation/users/${linkId}/delete`)}
          size="small"
          intent="quiet"
          {...about(tf('delete'))}
        >
          {tf('delete')}
        </ButtonLink>
      )}
    </>
  )
}
