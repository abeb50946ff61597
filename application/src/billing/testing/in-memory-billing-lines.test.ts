import { InMemoryPayments } from '../../payments/testing/in-memory-payments.ts'
import { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import { stands } from '../../testing/a-campsite.ts'
import { billingLinesContract } from './billing-lines.contract.ts'
import { InMemoryBillingLines } from './in-memory-billing-lines.ts'

billingLinesContract('in memory', async () => {
  const reservations = new InMemoryReservations({ paxMaxOf: (id) => stands.find((plot) => plot.id === id)?.paxMax ?? 0 })
  const payments = new InMemoryPayments()
  const billingLines = new InMemoryBillingLines({ reservations, payments })
  return { reservations, payments, billingLines, stop: async () => {} }
})
