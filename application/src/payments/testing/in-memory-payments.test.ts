import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import { InMemoryPayments } from './in-memory-payments.ts'
import { paymentsContract } from './payments.contract.ts'

paymentsContract('in memory', async () => ({
  payments: new InMemoryPayments(),
  transaction: new InMemoryTransaction(),
  stop: async () => {},
}))
