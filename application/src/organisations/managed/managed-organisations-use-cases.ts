import type { InviteMember, InviteMemberAgain } from '../members/invite-member.ts'
import type { ListMembers, SuspendMember } from '../members/manage-members.ts'
import type { ShowOrganisationOverview } from '../overview/show-organisation-overview.ts'
import type { CreateOrganisation, SearchAllOrganisations, ShowOrganisationChoices } from '../platform/manage-organisations.ts'
import type { ChangeOrganisation } from '../settings/change-organisation.ts'
import type { ChangeOrganisationStatus, ShowOrganisationStatus } from '../settings/change-organisation-status.ts'
import type { ShowOrganisationForm } from '../settings/show-organisation-form.ts'
import type { ChooseOrganisation } from './choose-organisation.ts'
import type { MyOrganisations } from './my-organisations.ts'
import type { PreviewOrganisation } from './preview-organisation.ts'

/** Organisations as the people who run them see them. */
export interface ManagedOrganisationsUseCases {
  readonly chooseOrganisation: Pick<ChooseOrganisation, 'execute'>
  readonly myOrganisations: Pick<MyOrganisations, 'execute'>
  readonly organisationOverview: Pick<ShowOrganisationOverview, 'execute'>
  readonly previewOrganisation: Pick<PreviewOrganisation, 'execute'>
  readonly organisationForm: Pick<ShowOrganisationForm, 'execute'>
  readonly changeOrganisation: Pick<ChangeOrganisation, 'execute'>
  readonly organisationStatus: Pick<ShowOrganisationStatus, 'execute'>
  readonly changeOrganisationStatus: Pick<ChangeOrganisationStatus, 'execute'>
  readonly listMembers: Pick<ListMembers, 'execute'>
  readonly inviteMember: Pick<InviteMember, 'execute'>
  readonly inviteMemberAgain: Pick<InviteMemberAgain, 'execute'>
  readonly suspendMember: Pick<SuspendMember, 'execute'>
  readonly searchAllOrganisations: Pick<SearchAllOrganisations, 'execute'>
  readonly organisationChoices: Pick<ShowOrganisationChoices, 'execute'>
  readonly createOrganisation: Pick<CreateOrganisation, 'execute'>
}
