import { proveOrders } from './payments/orders.ts'
import { runProof } from './run-proof.mjs'

await runProof({
  title: 'Notifications of one payment in every order, three times each',
  command: 'prove:payments-orders',
  count: 120,
  prove: proveOrders,
})
