import type { OutgoingMessage } from '@camp/application/messaging/message-sender.ts'
import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import { aCheckoutRequest } from '@camp/application/payments/testing/a-checkout-request.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { environmentOf } from '../../sandboxes/environment-of.ts'
import { sandboxNames } from '../../sandboxes/registry.ts'
import { lastingSecret, type RunningSandboxes, startSandboxes } from '../../sandboxes/start-sandboxes.ts'
import { anEmail } from '../../sandboxes/testing/given-mail-sandbox.ts'
import { readConfiguration } from '../configuration/configuration.ts'
import type { Environment } from '../configuration/environment.ts'
import { createLogger } from '../logging/logger.ts'
import { startS3Sandbox } from '../pictures/testing/s3-sandbox.ts'
import type { Database } from '../postgres/orm.ts'
import { noStandIns } from './stand-ins.ts'
import { surroundingsOf } from './surroundings.ts'

const anyPort = 65_535
let sandboxes: RunningSandboxes
let store: Awaited<ReturnType<typeof startS3Sandbox>>
let environment: Environment
beforeAll(async () => {
  const surroundings = { basePort: anyPort, siteUrl: 'http://localhost:3000', notifiedHosts: [], secret: lastingSecret }
  sandboxes = await startSandboxes(sandboxNames, surroundings)
  store = await startS3Sandbox()
  environment = {
    ...environmentOf(sandboxes.settings),
    PICTURES_S3_URL: store.settings.url,
    PICTURES_S3_ACCESS_KEY_ID: store.settings.accessKeyId,
    PICTURES_S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
  }
})
afterAll(() => Promise.all([sandboxes.stop(), store.stop()]))

/** What the product composes from an environment, as if the sandboxes were no concern of its own. */
function composed(more: Environment) {
  // There is no database here that could count messages.
  const configuration = readConfiguration({ ...environment, RATE_LIMITS: 'off', ...more })
  const logger = createLogger({ level: 'silent' })
  return surroundingsOf({ configuration, logger, standIns: noStandIns, database: {} as Database })
}

const anSms: OutgoingMessage = {
  id: 'message-1' as OutboxMessageId,
  channel: 'sms',
  type: 'default',
  language: 'en',
  to: '27821234567',
  text: 'Hello',
  subject: null,
  html: null,
  attachments: [],
  links: [],
  replyTo: null,
  template: null,
  variables: null,
}

type Surroundings = ReturnType<typeof composed>
const ways: readonly (readonly [string, (of: Surroundings) => Promise<unknown>])[] = [
  ['e-mail', ({ messageSenders }) => messageSenders.email.send(anEmail())],
  ['SMS', ({ messageSenders }) => messageSenders.sms.send(anSms)],
  ['payments', ({ gateway }) => gateway.createCheckout(aCheckoutRequest())],
  ['pictures', ({ pictureParts }) => pictureParts.pictureFiles.list()],
]

/** What came of an act, or the words of its failure with those of its causes. */
async function outcome(act: Promise<unknown>): Promise<string> {
  const words = (error: unknown): string =>
    error instanceof Error ? `${error.message} ${JSON.stringify({ ...error })} ${words(error.cause ?? '')}` : String(error)
  return act.then((answer) => JSON.stringify(answer) ?? 'done', words)
}

describe('whatever the product composes', () => {
  it('asks a gateway slowly, and what stands in for one without a pause', () => {
    expect(composed({}).gatewayPause).toBeUndefined()
    expect(composed({ PAYMENTS: 'off' }).gatewayPause).toBe(0)
  })

  it.each(ways)('asks for %s nowhere but on the internet', async (_, act) => {
    expect(await outcome(act(composed({ OUTBOUND_ALLOW_HOSTS: '' })))).toContain('OUTBOUND_ALLOW_HOSTS')
  })

  it.each(ways)('asks for %s where it is allowed to', async (_, act) => {
    const { OUTBOUND_ALLOW_HOSTS: hosts } = environment

    expect(await outcome(act(composed({ OUTBOUND_ALLOW_HOSTS: `${hosts},127.0.0.1` })))).not.toContain('OUTBOUND_ALLOW_HOSTS')
  })
})
