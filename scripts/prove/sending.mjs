import { runProof } from './run-proof.mjs'
import { proveSending } from './sending/sending.ts'

await runProof({
  title: 'Workers killed (SIGKILL) at random moments while ten messages a kill go out and guests book',
  command: 'prove:sending',
  count: 50,
  prove: proveSending,
})
