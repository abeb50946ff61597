import { InMemoryPayments } from '../../payments/testing/in-memory-payments.ts'
import { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import { bankLinesContract } from './bank-lines.contract.ts'
import { InMemoryBankLines } from './in-memory-bank-lines.ts'

bankLinesContract('in memory', async () => {
  const reservations = new InMemoryReservations({ paxMaxOf: () => 6 })
  const payments = new InMemoryPayments()
  return { reservations, payments, bankLines: new InMemoryBankLines(payments), stop: async () => {} }
})
