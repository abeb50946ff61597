import { ensureCliBuilt } from '../cli-build.mjs'
import { ensureWebBuilt } from '../web-build.mjs'
import { figuresTable } from './figures.ts'
import { proveFirstDay } from './machines/first-day.ts'
import { startProofServer } from './proof-server.ts'

const usage = `The documented commands, typed one after the other on an empty PostgreSQL, to a first booking whose letters a mail
server took and whose worker was killed in between. Everything that happens is printed.

  npm run prove:first-day`

if (process.argv.includes('--help')) console.log(usage)
else await prove()

async function prove() {
  if (!(await ensureWebBuilt()) || !(await ensureCliBuilt())) throw new Error('The product could not be built.')
  const server = await startProofServer()
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
  try {
    const figures = await proveFirstDay({ serverUrl: server.url, tell: (line) => console.log(line) })
    console.log(`\n${figuresTable(figures)}`)
    process.exitCode = figures.every(({ isKept }) => isKept) ? 0 : 1
  } finally {
    await server.stop()
  }
}
