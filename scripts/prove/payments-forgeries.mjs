import { proveForgeries } from './payments/forgeries.ts'
import { runProof } from './run-proof.mjs'

await runProof({
  title: 'Forged, stale, lying and replayed notifications, both signature schemes',
  command: 'prove:payments-forgeries',
  count: 1_000,
  prove: proveForgeries,
})
