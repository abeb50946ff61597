import { InMemoryOrganisationInvitations } from './in-memory-organisation-invitations.ts'
import { organisationInvitationsContract } from './organisation-invitations.contract.ts'

organisationInvitationsContract('in memory', async () => ({
  organisationInvitations: new InMemoryOrganisationInvitations(),
  stop: async () => {},
}))
