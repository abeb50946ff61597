/**
 * A web process of a proof, made to be killed: told by its environment where it listens, what it uses and
 * where its end is named.
 */
import type { PeachSettings } from '@camp/adapters/payments/peach-settings.ts'
import { openDatabase } from '@camp/adapters/postgres/orm.ts'
import { systemClock } from '@camp/adapters/shared/system-clock.ts'
import { listening } from '@camp/web/server/testing/listening-app.ts'
import { killPointsOf } from './kill-points.ts'
import { openDoor } from './proof-door.ts'

const given = (name: string) => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing`)
  return value
}

const settings = JSON.parse(given('PROOF_SHOP_SETTINGS')) as PeachSettings
const points = killPointsOf(given('PROOF_KILL_FILE'))
const database = await openDatabase({ url: given('PROOF_DATABASE_URL') })
const { fetch } = openDoor({ database, clock: systemClock, log: [], settings, gatewayAs: points.around })

process.once('disconnect', () => process.exit()) // the proof is over, however it ended

const answer = async (request: Request): Promise<Response> => {
  if (new URL(request.url).pathname !== '/api/payments/notification') return fetch(request)
  const { answer, passed } = await points.during(async () => fetch(request))
  console.log(JSON.stringify(passed))
  return answer
}
await listening({ fetch: answer }, Number(new URL(settings.siteUrl).port))
