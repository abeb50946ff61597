import { execFileSync } from 'node:child_process'
import { ensureWebBuilt } from '../web-build.mjs'
import { figuresTable } from './figures.ts'
import { provePointInTime } from './machines/point-in-time.ts'

const usage = `A table is dropped while guests book, then the whole disk is lost; pgBackRest brings the marketplace back.
Needs Debian's packages postgresql and pgbackrest, and root or the user postgres.

  npm run prove:point-in-time -- --seconds=90 --nights=3000   for how long guests book before each loss, in how large a marketplace`

const options = process.argv.slice(2)
if (options.includes('--help')) console.log(usage)
else await prove()

async function prove() {
  if (!(await ensureWebBuilt())) throw new Error('The web application could not be built.')
  const given = (name) => options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3)
  const [seconds, nights] = [Number(given('seconds') ?? 90), Number(given('nights') ?? 3_000)]
  const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }))
  const say = (text) => process.stderr.isTTY && process.stderr.write(`\r${text}\x1b[K`)
  const figures = await provePointInTime({ seconds, nights, uid, say })
  say('')
  console.log(figuresTable(figures))
  process.exitCode = figures.every(({ isKept }) => isKept) ? 0 : 1
}
