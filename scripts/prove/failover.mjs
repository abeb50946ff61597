import { execFileSync } from 'node:child_process'
import { ensureWebBuilt } from '../web-build.mjs'
import { figuresTable } from './figures.ts'
import { proveFailover } from './machines/failover.ts'

const usage = `Three nodes of PostgreSQL under Patroni with etcd, synchronous; the primary is killed in the middle of the bookings.
Needs Debian's packages patroni, etcd-server, haproxy, postgresql, and root or the user postgres.

  npm run prove:failover -- --count=200   bookings`

const options = process.argv.slice(2)
if (options.includes('--help')) console.log(usage)
else await prove()

async function prove() {
  if (!(await ensureWebBuilt())) throw new Error('The web application could not be built.')
  const count = Number(options.find((option) => option.startsWith('--count='))?.slice(8) ?? 200)
  const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }))
  const say = (text) => process.stderr.isTTY && process.stderr.write(`\r${text}\x1b[K`)
  process.stderr.isTTY ? process.stderr.write(`\r${text}\x1b[K`) : process.env.DEBUG && console.error(text)
  const figures = await proveFailover({ count, uid, say })
  say('')
  console.log(figuresTable(figures))
  process.exitCode = figures.every(({ isKept }) => isKept) ? 0 : 1
}
