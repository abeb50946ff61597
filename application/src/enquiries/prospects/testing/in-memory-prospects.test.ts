import { InMemoryProspects } from './in-memory-prospects.ts'
import { became, prospectsContract, someEnquiries } from './prospects.contract.ts'

prospectsContract('in memory', async () => ({
  prospects: new InMemoryProspects(someEnquiries, () => became),
  stop: async () => {},
}))
