import { InMemoryPayments } from '../../payments/testing/in-memory-payments.ts'
import { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import { InMemoryVouchers } from './in-memory-vouchers.ts'
import { vouchersContract } from './vouchers.contract.ts'

vouchersContract('in memory', async () => {
  const [payments, reservations] = [new InMemoryPayments(), new InMemoryReservations({ paxMaxOf: () => 6 })]
  return { payments, reservations, vouchers: new InMemoryVouchers({ payments, reservations }), stop: async () => {} }
})
