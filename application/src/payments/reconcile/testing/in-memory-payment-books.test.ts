import { InMemoryPayments } from '../../testing/in-memory-payments.ts'
import { InMemoryPaymentBooks } from './in-memory-payment-books.ts'
import { paymentBooksContract } from './payment-books.contract.ts'

paymentBooksContract('in memory', async () => {
  const payments = new InMemoryPayments()
  return { payments, books: new InMemoryPaymentBooks({ payments, referenceOf: async () => '482-913-107' }), stop: async () => {} }
})
