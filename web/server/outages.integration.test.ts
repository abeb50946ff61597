import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PeachPayments } from '@camp/adapters/payments/peach-payments.ts'
import { shopSettingsFor } from '@camp/adapters/sandboxes/peach/sandbox-settings.ts'
import { sandboxSettings } from '@camp/adapters/sandboxes/testing/sandbox-fixture.ts'
import { systemClock } from '@camp/adapters/shared/system-clock.ts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { testHost } from './testing/given-app.ts'
import { givenProduct, givenServedMarketplace, type ServedMarketplace } from './testing/given-marketplace.ts'
import { couple, holdPlots, plotNamed, submission, threeNights } from './testing/reservations.ts'

let marketplace: ServedMarketplace
beforeAll(async () => {
  marketplace = await givenServedMarketplace()
})
afterAll(() => marketplace.stop())

describe('a database', () => {
  /** Every hold fails as it would. */
  const failingWith = async (state: string) => {
    await marketplace.store.em.execute(`
      create or replace function fail() returns trigger language plpgsql as
        'begin raise exception ''of this test'' using errcode = ''${state}''; end';
      create trigger fails before insert on reservation execute function fail()`)
    onTestFinished(async () => {
      await marketplace.store.em.execute('drop trigger fails on reservation')
    })
  }

  it.each([
    ['whose disk is full', '53100'],
    ['without memory', '53200'],
    ['with too many connections', '53300'],
    ['whose disk cannot be read', '58030'],
  ])('%s is an outage that passes', async (_, state) => {
    await failingWith(state)
    const { id } = await plotNamed(marketplace.client, 'kloofwater-camp', 'River stand 1')
    const wish = { orgSlug: 'kloofwater-camp', ...threeNights, plots: [{ plotId: id, ...couple }] }

    const answer = await marketplace.client.mutate('reservations.hold', wish)

    expect([answer.status, answer.headers.get('retry-after'), answer.error.data.reason]).toEqual([503, '5', 'unavailable'])
  })
})

describe('a gateway that hangs', () => {
  const hanging = async (path: RegExp) => {
    const server = createServer(({ url }, response) => {
      if (!path.test(url ?? '')) response.end('{"access_token":"t","expires_in":"14400","token_type":"Bearer"}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const gateway = new PeachPayments({
      settings: shopSettingsFor({ ...sandboxSettings, publicUrl }, testHost),
      clock: systemClock,
    })
    return givenProduct(marketplace.store, { gateway })
  }

  it.each([
    ['from the start', /./, 'River stand 1'],
    ['when a payment begins', /checkout/, 'River stand 2'],
  ])('%s costs a guest no booking', async (_, path, plot) => {
    const { client } = await hanging(path)
    const { data: hold } = await holdPlots(client, 'kloofwater-camp', [plot])

    const submitted = await client.mutate<{ payment: { url: string } }>(
      'reservations.submit',
      submission(hold, { payInFull: true }),
    )

    expect([submitted.status, submitted.text]).toEqual([200, expect.stringContaining(`${testHost}/r/${hold.id}/confirm`)])
    const kept = await client.query<{ status: string }>('reservations.getOneRowPublic', { id: hold.id })
    expect(kept.data.status).toBe('pending')
  })
})
