import { useText } from '../../wording/use-text.ts'
import { ButtonLink } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import type { IconName } from '../icon-names.ts'
import { organisationAddress } from './organisation-address.ts'
import { useStaffOrganisation } from './use-staff-organisation.ts'

/** In place of a page that needs plots; leads whoever may add them there. */
export function NoPlotsYet({ text, icon }: { readonly text: string; readonly icon?: IconName }) {
  const t = useText('staffFrame')
  const { organisation, rights } = useStaffOrganisation()
  const action = rights.mayManageSettings && (
    <ButtonLink to={organisationAddress(organisation.slug, 'org-organisation/plots')}>{t('addPlots')}</ButtonLink>
  )
  return <EmptyState icon={icon} text={text} action={action} />
}
