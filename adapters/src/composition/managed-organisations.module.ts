import { ChooseOrganisation } from '@camp/application/organisations/managed/choose-organisation.ts'
import { MyOrganisations } from '@camp/application/organisations/managed/my-organisations.ts'
import { PreviewOrganisation } from '@camp/application/organisations/managed/preview-organisation.ts'
import { InviteMember, InviteMemberAgain } from '@camp/application/organisations/members/invite-member.ts'
import { ListMembers, SuspendMember } from '@camp/application/organisations/members/manage-members.ts'
import { ShowOrganisationOverview } from '@camp/application/organisations/overview/show-organisation-overview.ts'
import {
  CreateOrganisation,
  SearchAllOrganisations,
  ShowOrganisationChoices,
} from '@camp/application/organisations/platform/manage-organisations.ts'
import { ChangeOrganisation } from '@camp/application/organisations/settings/change-organisation.ts'
import {
  ChangeOrganisationStatus,
  ShowOrganisationStatus,
} from '@camp/application/organisations/settings/change-organisation-status.ts'
import { ShowOrganisationForm } from '@camp/application/organisations/settings/show-organisation-form.ts'
import { ContainerModule } from 'inversify'
import { sanitise } from '../html/sanitise.ts'
import { PostgresDaySummaries } from '../organisations/postgres-day-summaries.ts'
import { PostgresOrganisationListings } from '../organisations/postgres-organisation-listings.ts'
import { PostgresOrganisationMembers } from '../organisations/postgres-organisation-members.ts'
import { PostgresOrganisationRecords } from '../organisations/postgres-organisation-records.ts'
import { InvitationSender } from '../people/invitation-sender.ts'
import { namingOutages } from '../postgres/outages.ts'
import { Ports } from './ports.ts'

/** Organisations as the people who run them see them. */
export const managedOrganisationsModule = new ContainerModule(({ bind }) => {
  bind(Ports.managedOrganisationPorts).toResolvedValue(
    (em, auditTrail, transaction, clock, randomness) => ({
      organisationRecords: namingOutages(new PostgresOrganisationRecords(em)),
      organisationMembers: namingOutages(new PostgresOrganisationMembers(em)),
      organisationListings: namingOutages(new PostgresOrganisationListings(em)),
      daySummaries: namingOutages(new PostgresDaySummaries(em)),
      sanitise,
      auditTrail,
      transaction,
      clock,
      randomness,
    }),
    [Ports.entityManager, Ports.auditTrail, Ports.transaction, Ports.clock, Ports.randomness],
  )
  bind(Ports.invitationLetters).toResolvedValue(
    (senders, history, log, clock, randomness, publicUrl) =>
      new InvitationSender({ senders, history, log, clock, randomness, publicUrl }),
    [Ports.messageSenders, Ports.communicationHistory, Ports.messageLog, Ports.clock, Ports.randomness, Ports.publicUrl],
  )
  const managed = Ports.managedOrganisationPorts
  bind(ChooseOrganisation).toResolvedValue(
    (managedOrganisations) => new ChooseOrganisation({ managedOrganisations }),
    [Ports.managedOrganisations],
  )
  bind(MyOrganisations).toResolvedValue(
    (managedOrganisations) => new MyOrganisations({ managedOrganisations }),
    [Ports.managedOrganisations],
  )
  bind(ShowOrganisationOverview).toResolvedValue(
    (ports, catalogues) => new ShowOrganisationOverview({ ...ports, catalogues }),
    [managed, Ports.catalogues],
  )
  bind(PreviewOrganisation).toResolvedValue((catalogues) => new PreviewOrganisation({ catalogues }), [Ports.catalogues])
  bind(ShowOrganisationForm).toResolvedValue((ports) => new ShowOrganisationForm(ports), [managed])
  bind(ChangeOrganisation).toResolvedValue((ports) => new ChangeOrganisation(ports), [managed])
  bind(ShowOrganisationStatus).toResolvedValue((ports) => new ShowOrganisationStatus(ports), [managed])
  bind(ChangeOrganisationStatus).toResolvedValue((ports) => new ChangeOrganisationStatus(ports), [managed])
  bind(ListMembers).toResolvedValue((ports) => new ListMembers(ports), [managed])
  bind(SuspendMember).toResolvedValue((ports) => new SuspendMember(ports), [managed])
  bind(SearchAllOrganisations).toResolvedValue((ports) => new SearchAllOrganisations(ports), [managed])
  bind(ShowOrganisationChoices).toResolvedValue((ports) => new ShowOrganisationChoices(ports), [managed])
  const withLetters = [managed, Ports.invitationLetters] as const
  bind(InviteMember).toResolvedValue(
    (ports, invitationLetters) => new InviteMember({ ...ports, invitationLetters }),
    [...withLetters],
  )
  bind(InviteMemberAgain).toResolvedValue(
    (ports, invitationLetters) => new InviteMemberAgain({ ...ports, invitationLetters }),
    [...withLetters],
  )
  bind(CreateOrganisation).toResolvedValue(
    (ports, invitationLetters) => new CreateOrganisation({ ...ports, invitationLetters }),
    [...withLetters],
  )
})
