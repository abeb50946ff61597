import { BulkSms } from '@camp/adapters/bulksms/bulksms.ts'
import { LocalMailboxSender } from '@camp/adapters/messaging/local-mailbox-sender.ts'
import { bulkSmsSettingsFor, demoBulkSmsPace } from '@camp/adapters/sandboxes/bulksms/sandbox-settings.ts'
import { type RunningBulkSmsSandbox, startBulkSmsSandbox } from '@camp/adapters/sandboxes/bulksms/start-bulksms-sandbox.ts'
import { ManualSandboxTime } from '@camp/adapters/sandboxes/testing/manual-sandbox-time.ts'
import { smsReportsAddress } from '@camp/application/messaging/sms/register-sms-webhook.ts'
import { system } from '@camp/application/shared/actor.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testHost } from '../testing/given-app.ts'
import { givenServedMarketplace, type ServedMarketplace } from '../testing/given-marketplace.ts'
import { holdPlots, submission, tenMinutesLater } from '../testing/reservations.ts'

const secret = 'secret-of-the-webhook'
const address = smsReportsAddress(testHost, secret)
const time = new ManualSandboxTime()

let sandbox: RunningBulkSmsSandbox
let marketplace: ServedMarketplace
beforeAll(async () => {
  sandbox = await startBulkSmsSandbox({
    port: 0,
    settings: {
      ...demoBulkSmsPace,
      tokenId: 'token',
      tokenSecret: 'token-secret',
      notifiedHosts: [new URL(testHost).host],
      webhooks: [{ name: 'Camp', url: address, invokeOption: 'MANY' }],
    },
    time,
    deliver: async ({ url, rawBody }) => (await call(url, rawBody)).status,
  })
  const [sms, mailbox] = [new BulkSms({ settings: bulkSmsSettingsFor(sandbox.settings, secret) }), new LocalMailboxSender()]
  marketplace = await givenServedMarketplace({ smsProvider: sms, messageSenders: { email: mailbox, sms, app: mailbox } })
})
afterAll(async () => {
  await sandbox.stop()
  await marketplace.stop()
})

/** Reports are noted by the machine's own time. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000 })

async function call(url: string, body: string): Promise<{ status: number; json: Record<string, unknown> }> {
  const headers = { 'content-type': 'application/json' }
  const response = await marketplace.fetch(new Request(url, { method: 'POST', headers, body }))
  return { status: response.status, json: (await response.json()) as Record<string, unknown> }
}

/** A guest who asked for SMS submits, and the worker sends what is due. */
async function givenSms(cell: string, plot: string) {
  const { data: hold } = await holdPlots(marketplace.client, 'kloofwater-camp', [plot])
  await marketplace.client.mutate('reservations.submit', submission(hold, { cell }))
  await tenMinutesLater(marketplace.store)
  await acts().sendOutbox.execute({ limit: 10 })
}

const acts = () => marketplace.product.scope().useCases

async function shown() {
  const query = { search: '', sort: 'sentAt', isDescending: true, states: null, month: null, offset: 0, limit: 10 } as const
  const listed = await acts().listSms.execute({ actor: system('test'), ...query })
  return listed.ok ? listed.value.rows : []
}

const shownTo = async (number: string) => (await shown()).filter(({ to }) => to === number)

describe('an SMS to a guest', () => {
  it('is sent by the provider, and known to be delivered once its phone has it', async () => {
    await givenSms('082 123 4567', 'River stand 1')
    expect(await shown()).toMatchObject([{ to: '27821234567', deliveryState: 'accepted', parts: 1, credits: null }])

    await time.advance(10_000)

    await eventually(async () => expect(await shown()).toMatchObject([{ deliveryState: 'delivered', parts: 1, credits: 1 }]))
  })

  it('that cannot be delivered is known with its reason', async () => {
    await givenSms('082 000 0003', 'River stand 2')
    await time.advance(10_000)

    const blocked = { deliveryState: 'failed', error: 'FAILED.BLOCKED', credits: 1 }
    await eventually(async () => expect(await shownTo('27820000003')).toMatchObject([blocked]))
  })

  it('is lost to nobody when its reports come twice, late and in the wrong order', async () => {
    await givenSms('082 000 0013', 'River stand 3')
    const isDelivered = async () => expect(await shownTo('27820000013')).toMatchObject([{ deliveryState: 'delivered' }])
    await time.advance(10_000)
    await eventually(isDelivered)

    await time.advance(60_000)

    const calls = () =>
      sandbox.sandbox.ledger.calls().flatMap(({ reported }) => reported.filter(({ to }) => to === '+27820000013'))
    await eventually(() => expect(calls().map(({ status }) => status)).toEqual(['SENT.null', 'DELIVERED.null']))
    await isDelivered()
  })
})

describe('the webhook', () => {
  const genuine = () => {
    const message = sandbox.sandbox.ledger.messages().find(({ to }) => to === '+27821234567')
    return { id: message?.id, type: 'SENT', to: '+27821234567', status: { id: 'FAILED.EXPIRED', type: 'FAILED' } }
  }

  it('accepts none of a thousand forged calls, and changes nothing', async () => {
    const before = await shown()
    const secrets = fc.oneof(
      fc.string(),
      fc.constantFrom('', secret.slice(0, -1), `${secret} `, secret.toUpperCase(), `${secret}${secret}`),
    )
    await fc.assert(
      fc.asyncProperty(secrets, fc.constantFrom('secret', 'Secret', 'secret%00'), fc.boolean(), async (given, name, isEmpty) => {
        fc.pre(name !== 'secret' || given !== secret)
        const url = `${testHost}/api/infrastructure/bulksms/deliveries?${name}=${encodeURIComponent(given)}`
        expect((await call(url, isEmpty ? '[]' : JSON.stringify([genuine()]))).status).toBe(403)
      }),
      { numRuns: 1_000 },
    )
    expect(await shown()).toEqual(before)
  })

  it('answers the genuine caller whatever it carries: noted, ignored or refused with a reason, never a fault', async () => {
    const bodies = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify([{ ...genuine(), status: value }])),
      fc.jsonValue().map((value) => JSON.stringify([{ ...genuine(), id: value, numberOfParts: value }])),
    )
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { status, json } = await call(address, body)
        expect([200, 400]).toContain(status)
        if (status === 400) expect(json).toMatchObject({ error: 'reports-unreadable', reason: expect.any(String) })
      }),
      { numRuns: 300 },
    )
    expect(marketplace.faults).toEqual([])
  })

  it('knows that a report of somebody else is none of ours, and that an empty one tries the address', async () => {
    const other = { ...genuine(), id: 'another' }
    expect(await call(address, JSON.stringify([other]))).toMatchObject({ status: 200, json: { unknown: 1, noted: 0 } })
    expect(await call(address, '[]')).toMatchObject({ status: 200, json: { noted: 0 } })
    expect(await shownTo('27821234567')).toMatchObject([{ deliveryState: 'delivered' }])
  })
})
