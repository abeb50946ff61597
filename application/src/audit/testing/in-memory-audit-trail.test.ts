import { auditTrailContract } from './audit-trail.contract.ts'
import { InMemoryAuditTrail } from './in-memory-audit-trail.ts'

auditTrailContract('in memory', async () => ({ auditTrail: new InMemoryAuditTrail(), stop: async () => {} }))
