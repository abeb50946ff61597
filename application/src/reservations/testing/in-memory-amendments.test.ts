import { amendmentsContract } from './amendments.contract.ts'
import { InMemoryAmendments } from './in-memory-amendments.ts'

amendmentsContract('in memory', async () => ({ amendments: new InMemoryAmendments(), stop: async () => {} }))
