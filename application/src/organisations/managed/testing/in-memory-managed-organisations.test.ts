import { InMemoryManagedOrganisations } from './in-memory-managed-organisations.ts'
import { managedOrganisationsContract, managedOrganisationsWorld } from './managed-organisations.contract.ts'

managedOrganisationsContract('in memory', async () => ({
  managedOrganisations: new InMemoryManagedOrganisations(managedOrganisationsWorld),
  stop: async () => {},
}))
