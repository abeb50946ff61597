import { agreementsContract } from './agreements.contract.ts'
import { InMemoryAgreements } from './in-memory-agreements.ts'

agreementsContract('in memory', async () => ({ agreements: new InMemoryAgreements(), stop: async () => {} }))
