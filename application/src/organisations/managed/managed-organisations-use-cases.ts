import { ExportOrganisation } from '../../import-export/export-organisation.ts'
import { ImportOrganisations } from '../../import-export/import-organisations.ts'
import { ListOrganisations } from '../../import-export/list-organisations.ts'
import { RunImport, ShowImport, UploadImport } from '../../import-export/uploads/upload-import.ts'
import { AnswerInvitation, ListOwnInvitations } from '../members/answer-invitation.ts'
import { InviteMember, InviteMemberAgain } from '../members/invite-member.ts'
import { ListMembers, SuspendMember } from '../members/manage-members.ts'
import { ListInvitations, WithdrawInvitation } from '../members/offered-invitations.ts'
import { ShowOrganisationOverview } from '../overview/show-organisation-overview.ts'
import { CreateOrganisation, SearchAllOrganisations, ShowOrganisationChoices } from '../platform/manage-organisations.ts'
import { ChangeOrganisation } from '../settings/change-organisation.ts'
import { ChangeOrganisationStatus, ShowOrganisationStatus } from '../settings/change-organisation-status.ts'
import { ShowOrganisationForm } from '../settings/show-organisation-form.ts'
import { ChooseOrganisation } from './choose-organisation.ts'
import { FollowShortLink } from './follow-short-link.ts'
import { MyOrganisations } from './my-organisations.ts'
import { PreviewOrganisation } from './preview-organisation.ts'

/** Organisations as the people who run them, and operators, see them. */
export const managedOrganisationUseCases = {
  followShortLink: FollowShortLink,
  chooseOrganisation: ChooseOrganisation,
  myOrganisations: MyOrganisations,
  organisationOverview: ShowOrganisationOverview,
  previewOrganisation: PreviewOrganisation,
  organisationForm: ShowOrganisationForm,
  changeOrganisation: ChangeOrganisation,
  organisationStatus: ShowOrganisationStatus,
  changeOrganisationStatus: ChangeOrganisationStatus,
  listMembers: ListMembers,
  inviteMember: InviteMember,
  inviteMemberAgain: InviteMemberAgain,
  suspendMember: SuspendMember,
  listInvitations: ListInvitations,
  withdrawInvitation: WithdrawInvitation,
  listOwnInvitations: ListOwnInvitations,
  answerInvitation: AnswerInvitation,
  searchAllOrganisations: SearchAllOrganisations,
  organisationChoices: ShowOrganisationChoices,
  createOrganisation: CreateOrganisation,
  listOrganisations: ListOrganisations,
  /**
   * Validates everything first: with problems nothing is written. Each organisation is written whole or not
   * at all.
   */
  importOrganisations: ImportOrganisations,
  uploadImport: UploadImport,
  showImport: ShowImport,
  runImport: RunImport,
  exportOrganisation: ExportOrganisation,
}
