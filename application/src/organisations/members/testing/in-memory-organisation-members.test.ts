import { InMemoryOrganisationMembers } from './in-memory-organisation-members.ts'
import { memberIds, organisationMembersContract } from './organisation-members.contract.ts'

const zanele = {
  userId: memberIds.zanele,
  email: 'zanele@example.test',
  firstName: 'Zanele',
  lastName: 'Mokoena',
  role: 'USER',
  hasPassword: true,
} as const

organisationMembersContract('in memory', async () => ({
  organisationMembers: new InMemoryOrganisationMembers({ people: [zanele], links: [] }),
  stop: async () => {},
}))
