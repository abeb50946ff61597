import { enquiriesContract } from './enquiries.contract.ts'
import { InMemoryEnquiries } from './in-memory-enquiries.ts'

enquiriesContract('in memory', async () => ({ enquiries: new InMemoryEnquiries(), stop: async () => {} }))
