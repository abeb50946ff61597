import { InMemoryPayments } from './in-memory-payments.ts'
import { paymentsContract } from './payments.contract.ts'

paymentsContract('in memory', async () => ({ payments: new InMemoryPayments(), stop: async () => {} }))
