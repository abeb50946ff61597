import { ensureWebBuilt } from '../web-build.mjs'
import { proveSeveral } from './machines/several.ts'
import { runProof } from './run-proof.mjs'

const hasPooler = process.argv.includes('--pooler')

await runProof({
  title: `Three web processes behind HAProxy, the database ${hasPooler ? 'behind PgBouncer by the transaction' : 'asked directly (--pooler: through PgBouncer)'}`,
  command: 'prove:several',
  count: 40,
  prove: async (options) => {
    if (!(await ensureWebBuilt())) throw new Error('The web application could not be built.')
    return proveSeveral({ ...options, hasPooler })
  },
})
