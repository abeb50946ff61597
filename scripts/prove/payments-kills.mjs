import { proveKills } from './payments/kills.ts'
import { runProof } from './run-proof.mjs'

await runProof({
  title: 'The web process killed while it handles a notification',
  command: 'prove:payments-kills',
  count: 50,
  prove: proveKills,
})
