import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { productionEnvironment } from '@camp/adapters/configuration/testing/production-environment.ts'
import { openDatabase } from '@camp/adapters/postgres/orm.ts'
import { createTestDatabase, dropTestDatabase } from '@camp/adapters/postgres/testing/test-database-sql.ts'
import { startTestRole } from '@camp/adapters/postgres/testing/test-role.ts'
import { grantToWebRole } from '@camp/adapters/postgres/web-role.ts'
import { expect, inject, it, onTestFinished } from 'vitest'
import type { Outputs } from '../testing/api-client.ts'
import { givenProduct, givenServedMarketplace } from '../testing/given-marketplace.ts'
import { confirmationBy, holdPlots, submission } from '../testing/reservations.ts'

const web = fileURLToPath(new URL('./serve.ts', import.meta.url))

/** The web as a process of its own, until it ends. */
async function webOver(url: string) {
  const child = spawn(process.execPath, [web], {
    env: { PATH: process.env.PATH, ...productionEnvironment, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said, [exit]] = await Promise.all([text(child.stderr), once(child, 'close')])
  return { exit, said }
}

it('does not start on an older schema, changes nothing in it, and names the command', async () => {
  const name = `camp_test_${randomUUID().replaceAll('-', '')}`
  const url = await createTestDatabase(inject('testServerUrl'), name)
  onTestFinished(() => dropTestDatabase(inject('testServerUrl'), name))

  const first = await webOver(url)
  const second = await webOver(url)

  expect(first).toEqual({ exit: 78, said: expect.stringMatching(/waits for \d+ migrations.*\nNext: npm run camp -- migrate/) })
  expect(second).toEqual(first)
})

it('says why it does not start where no database answers', async () => {
  expect(await webOver('postgres://camp@127.0.0.1:1/camp')).toEqual({
    exit: 69,
    said: expect.stringContaining('The database does not answer'),
  })
})

it('takes a booking in a role that may change no table', async () => {
  const owned = await givenServedMarketplace()
  const role = await startTestRole(owned.store.url)
  await grantToWebRole(owned.store.url, role.name)
  const database = await openDatabase({ url: role.url })
  onTestFinished(async () => {
    await database.close()
    await role.stop()
    await owned.stop()
  })
  const { client, product } = await givenProduct({ ...owned.store, database, em: database.forkEntityManager() })

  const { data: hold } = await holdPlots(client, 'silverhill-retreat', ['Room 1'])
  const submitted = await client.mutate('reservations.submit', submission(hold))
  const confirmed = await client.mutate<Outputs['reservations']['confirm']>(
    'reservations.confirm',
    await confirmationBy(owned.store, hold.id),
  )
  const sent = await product.scope().useCases.sendOutbox.execute({ limit: 10 })

  expect([submitted.status, confirmed.status, confirmed.data]).toMatchObject([200, 200, { status: 'confirmed' }])
  expect(sent.sent).toBeGreaterThan(0)
})
