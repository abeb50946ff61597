import { standardTemplates } from '@camp/application/whatsapp/standard-templates.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  metaAccepted,
  metaParameterMismatch,
  metaStatusCall,
  twilioCallback,
  twilioCreated,
  twilioError,
} from '../../src/whatsapp/testing/recorded-shapes.ts'
import type { OutgoingCall } from '../outgoing-call.ts'
import { ManualSandboxTime } from '../testing/manual-sandbox-time.ts'
import { registeredTemplates } from './registered-templates.ts'
import { demoWhatsAppPace } from './sandbox-settings.ts'
import { type RunningWhatsAppSandbox, startWhatsAppSandbox } from './start-whatsapp-sandbox.ts'

const accountSid = `AC${'1'.repeat(32)}`
const template = registeredTemplates.find(({ metaName }) => metaName === standardTemplates[0]?.metaName)!

let running: RunningWhatsAppSandbox
let time: ManualSandboxTime
let reports: OutgoingCall[]
beforeEach(async () => {
  time = new ManualSandboxTime()
  reports = []
  running = await startWhatsAppSandbox({
    port: 0,
    time,
    deliver: async (report) => {
      reports.push(report)
      return 200
    },
    settings: {
      ...demoWhatsAppPace,
      phoneNumberId: '106540352242922',
      accessToken: 'token',
      appSecret: 'app secret',
      verifyToken: 'verify',
      accountSid,
      authToken: 'auth token',
      from: '+27820000000',
      notifiedHosts: [],
      metaWebhookUrl: 'http://localhost:3000/api/whatsapp/webhook',
    },
  })
})
afterEach(() => running.stop())

const text = (value: string) => ({ type: 'text', text: value })

function askMeta(values: readonly string[]): Promise<Response> {
  const buttons = template.buttons.map((_, index) => ({
    type: 'button',
    sub_type: 'url',
    index: String(index),
    parameters: [text(`r/key/${index}`)],
  }))
  const components = [{ type: 'body', parameters: values.map(text) }, ...buttons]
  const wanted = { name: template.metaName, language: { code: template.language }, components }
  return fetch(`${running.settings.publicUrl}/v24.0/106540352242922/messages`, {
    method: 'POST',
    headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
    body: JSON.stringify({ messaging_product: 'whatsapp', to: '27821234567', type: 'template', template: wanted }),
  })
}

function askTwilio(to: string): Promise<Response> {
  const values = Array.from({ length: template.parameters + template.buttons.length }, (_, index) => [index + 1, 'value'])
  return fetch(`${running.settings.publicUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${accountSid}:auth token`).toString('base64')}` },
    body: new URLSearchParams({
      To: to,
      From: 'whatsapp:+27820000000',
      ContentSid: template.contentSid,
      ContentVariables: JSON.stringify(Object.fromEntries(values)),
      StatusCallback: 'http://localhost:3000/api/whatsapp/twilio',
    }),
  })
}

/** Every name of the recording at every depth, with the kind of its value; null where there is none. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object' || value === null) return value === null ? 'nothing' : typeof value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]))
}

it('Meta takes a template', async () => {
  const answer = await askMeta(Array.from({ length: template.parameters }, () => 'value'))

  expect(answer.status).toBe(200)
  expect(shapeOf(await answer.json())).toEqual(shapeOf(metaAccepted))
})

it('Meta refuses one with too few parameters', async () => {
  const answer = await askMeta([])

  const refusal = (await answer.json()) as typeof metaParameterMismatch
  expect(answer.status).toBe(400)
  expect(shapeOf(refusal)).toEqual(shapeOf(metaParameterMismatch))
  expect(refusal.error.code).toBe(132000)
  expect(refusal.error.error_data.details).toMatch(/^body: number of localizable_params \(0\) does not match the expected/)
})

it('Meta reports what became of it', async () => {
  await askMeta(Array.from({ length: template.parameters }, () => 'value'))
  await time.advance(1_000)

  const report = JSON.parse(reports[0]?.rawBody ?? '{}')
  const { recipient_user_id, conversation, pricing, ...always } = shapeOf(statusOf(metaStatusCall({}))) as Record<string, unknown>
  expect(shapeOf(report)).toMatchObject({ object: 'string', entry: [{ id: 'string', changes: [{ field: 'string' }] }] })
  expect(shapeOf(statusOf(report))).toMatchObject(always)
})

it('Twilio creates a message, or says why not', async () => {
  const [created, refused] = [await askTwilio('whatsapp:+27821234567'), await askTwilio('nobody')]

  expect([created.status, refused.status]).toEqual([201, 400])
  expect(shapeOf(await created.json())).toEqual(shapeOf(twilioCreated))
  const refusal = await refused.json()
  expect(shapeOf(refusal)).toEqual(shapeOf(twilioError(21211)))
  expect(refusal).toMatchObject({ code: 21211, status: 400 })
})

it('Twilio calls back with the form it is known for', async () => {
  await askTwilio('whatsapp:+27821234567')
  await time.advance(1_000)

  const [names, recorded] = [new URLSearchParams(reports[0]?.rawBody), twilioCallback()].map((form) => [...form.keys()])
  expect(names).toEqual(expect.arrayContaining(recorded?.filter((name) => !['ChannelPrefix', 'EventType'].includes(name)) ?? []))
  expect(reports[0]?.headers).toHaveProperty('x-twilio-signature')
})

function statusOf(call: ReturnType<typeof metaStatusCall>): unknown {
  return call.entry[0]?.changes[0]?.value.statuses[0]
}
