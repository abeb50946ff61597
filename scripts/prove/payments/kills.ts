import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '@camp/adapters/postgres/orm.ts'
import { storeCatalogue } from '@camp/adapters/postgres/testing/store-catalogue.ts'
import { shopSettingsFor } from '@camp/adapters/sandboxes/peach/sandbox-settings.ts'
import { type RunningPeachSandbox, startPeachSandbox } from '@camp/adapters/sandboxes/peach/start-peach-sandbox.ts'
import { systemClock } from '@camp/adapters/shared/system-clock.ts'
import type { Proof } from '../proof.ts'
import { createProofDatabase } from '../proof-server.ts'
import { chanceOf } from '../seeded-random.ts'
import { type Booked, bookAndGoToPay, type GuestDoor } from './guests.ts'
import { type Kill, killFigures } from './kill-figures.ts'
import { freePort, type MortalProcess, mortalProcess } from './mortal-process.ts'
import { campsiteWithStands } from './proof-campsite.ts'
import { openDoor } from './proof-door.ts'
import { proofSandboxSettings } from './proof-gateway.ts'

const stands = 20
/** As the vendor repeats, in fractions of a second instead of minutes. */
const retryMs = [100, 200, 400, 800, 1_000, 1_500, 2_000, 3_000, 4_000, 5_000, 5_000, 10_000, 10_000, 10_000]
const longest = 60_000
/** The last points come after the payment is recorded. */
const pastTheAnswer = 2_000

interface Scene {
  readonly guests: GuestDoor
  readonly sandbox: RunningPeachSandbox
  readonly web: MortalProcess
  readonly killFile: string
  rows<Row>(sql: string): Promise<readonly Row[]>
}

/**
 * The web process is killed at `count` random points of the handling of a notification, and the gateway
 * repeats it. Afterwards the ledger of the gateway and ours are compared, by our own reconciliation too.
 */
export const proveKills: Proof = async ({ serverUrl, count, seed, say }) => {
  const chance = chanceOf(seed)
  const created = await createProofDatabase(serverUrl)
  const database = await openDatabase({ url: created.url })
  const port = await freePort()
  const sandbox = await startPeachSandbox({ port: 0, settings: { ...proofSandboxSettings, retryMs } })
  const settings = shopSettingsFor(sandbox.settings, `http://localhost:${port}`)
  const directory = await mkdtemp(join(tmpdir(), 'camp-kills-'))
  const killFile = join(directory, 'kill-at')
  const web = mortalProcess(
    { PROOF_DATABASE_URL: created.url, PROOF_SHOP_SETTINGS: JSON.stringify(settings), PROOF_KILL_FILE: killFile },
    settings.siteUrl,
  )
  try {
    const catalogue = campsiteWithStands(stands)
    const em = database.forkEntityManager()
    await storeCatalogue(em, catalogue)
    const door = openDoor({ database, clock: systemClock, log: [], settings })
    const guests = { catalogue, useCases: door.useCases }
    const scene: Scene = { guests, sandbox, web, killFile, rows: async <Row>(sql: string) => (await em.execute(sql)) as Row[] }

    await web.start()
    const points = await pointsOfOneNotification(scene)
    const kills: Kill[] = []
    while (kills.length < count) {
      const wish = { stand: kills.length % stands, day: 2 + 2 * Math.floor(kills.length / stands) }
      kills.push(await killAt(scene, chance.oneOf(points), await bookAndGoToPay(guests, wish)))
      say(`${kills.length} of ${count} kills`)
    }
    return await killFigures({ points, kills, sandbox, rows: scene.rows, useCases: door.useCases })
  } finally {
    await web.end()
    await sandbox.stop()
    await database.close()
    await created.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

/**
 * Lets two notifications through, and takes down what the second one passed: the first still fills the caches
 * of its process.
 */
async function pointsOfOneNotification(scene: Scene): Promise<readonly string[]> {
  for (const stand of [0, 1]) {
    const booked = await bookAndGoToPay(scene.guests, { stand, day: 0 })
    await payAtGateway(scene, booked)
    await recorded(scene, booked)
    await setTimeout(pastTheAnswer)
  }
  return scene.web.lastPassed()
}

async function killAt(scene: Scene, point: string, booked: Booked): Promise<Kill> {
  const { web, killFile } = scene
  await writeFile(killFile, point)
  await payAtGateway(scene, booked)
  const isAnswered = async () => {
    await recorded(scene, booked)
    await setTimeout(pastTheAnswer)
    return false
  }
  const wasKilled = await Promise.race([web.died(), isAnswered()])
  await rm(killFile, { force: true })
  const killed = performance.now()
  const restartMs = wasKilled ? await web.start() : null
  await recorded(scene, booked)
  return { point, id: booked.id, wasKilled, restartMs, settledMs: Math.round(performance.now() - killed) }
}

/** On the gateway's page, which tells the shop at once. */
async function payAtGateway({ sandbox }: Scene, { checkoutId }: Booked): Promise<void> {
  const form = new URLSearchParams({ action: 'pay', testCard: '4200000000000091' })
  const answer = await fetch(`${sandbox.settings.publicUrl}/checkout/${checkoutId}`, { method: 'POST', body: form })
  await answer.body?.cancel()
  if (answer.status !== 200) throw new Error(`the payment page answered ${answer.status}`)
}

/** Waits until the reservation is paid, or as long as is promised. */
async function recorded({ rows }: Scene, { id }: Booked): Promise<void> {
  const began = performance.now()
  while (performance.now() - began < longest) {
    const [row] = await rows<{ status: string }>(`select status from reservation where id = '${id}'`)
    if (row?.status === 'partiallyPaid' || row?.status === 'confirmed') return
    await setTimeout(20)
  }
}
