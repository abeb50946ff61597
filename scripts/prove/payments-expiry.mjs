import { proveExpiry } from './payments/expiry.ts'
import { runProof } from './run-proof.mjs'

await runProof({
  title: 'Payments that are told of at the edge of a reservation’s time',
  command: 'prove:payments-expiry',
  count: 1_000,
  prove: proveExpiry,
})
