import { proveBackup } from './backup/backup.ts'
import { runProof } from './run-proof.mjs'

await runProof({
  title: 'A marketplace backed up, lost and brought back into an empty database',
  command: 'prove:backup',
  count: 100_000,
  prove: proveBackup,
})
