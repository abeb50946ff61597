import { ensureWebBuilt } from '../web-build.mjs'
import { figuresTable } from './figures.ts'
import { proveRolling } from './machines/rolling.ts'
import { startProofServer } from './proof-server.ts'

const usage = `The version before and this one serve guests side by side while the schema changes under them, there and back.
The version before is installed and built in a folder of the proof.

  npm run prove:rolling -- --from=v1.2.0      a tag or commit of this repository
  npm run prove:rolling -- --from=v1.2.0 --seconds=20 --nights=430000`

const options = process.argv.slice(2)
const given = (name) => options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3)
const from = given('from')
if (options.includes('--help')) console.log(usage)
else if (from) await prove(from)
else {
  console.error(`Missing: --from=<tag or commit>\n\n${usage}`)
  process.exitCode = 64
}

async function prove(from) {
  if (!(await ensureWebBuilt())) throw new Error('The web application could not be built.')
  const [seconds, nights] = [Number(given('seconds') ?? 15), Number(given('nights') ?? 430_000)]
  const server = await startProofServer()
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
  try {
    const figures = await proveRolling({ serverUrl: server.url, from, seconds, nights, tell: (line) => console.log(line) })
    console.log(`\n${figuresTable(figures)}`)
    process.exitCode = figures.every(({ isKept }) => isKept) ? 0 : 1
  } finally {
    await server.stop()
  }
}
