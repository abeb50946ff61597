import type { OutgoingMessage } from '@camp/application/messaging/message-sender.ts'
import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import { BulkSms } from '../../src/bulksms/bulksms.ts'
import { type BulkSmsSandboxSettings, bulkSmsSettingsFor, demoBulkSmsPace } from '../bulksms/sandbox-settings.ts'
import { type RunningBulkSmsSandbox, startBulkSmsSandbox } from '../bulksms/start-bulksms-sandbox.ts'
import type { OutgoingCall } from '../outgoing-call.ts'
import { answeredCalls } from './answered-calls.ts'
import { ManualSandboxTime } from './manual-sandbox-time.ts'

export const webhookSecret = 'webhook-secret'
export const webhookUrl = `http://localhost:4321/api/infrastructure/bulksms/deliveries?secret=${webhookSecret}`

export interface BulkSmsFixture {
  readonly running: RunningBulkSmsSandbox
  readonly time: ManualSandboxTime
  readonly client: BulkSms
  /** Every call of a webhook, answered by `answers` in turn, 200 when there are no more. */
  readonly called: OutgoingCall[]
  readonly answers: (number | 'no answer')[]
  /** Asks the interface by hand. */
  ask(
    path: string,
    facts?: { method?: string; body?: unknown; authorization?: string },
  ): Promise<{ status: number; json: unknown }>
}

const fixtures: BulkSmsFixture[] = []

/**
 * A sandbox on a free port under manual time, and our client for it. Stopped by `stopBulkSms`, called after
 * each test.
 */
export async function givenBulkSms(
  facts: Partial<BulkSmsSandboxSettings> = {},
  timeouts = { connectMs: 30_000, totalMs: 60_000 },
): Promise<BulkSmsFixture> {
  const time = new ManualSandboxTime()
  const { called, answers, deliver } = answeredCalls()
  const standard = { ...demoBulkSmsPace, tokenId: 'token', tokenSecret: 'token-secret', webhooks: [], notifiedHosts: [] }
  const running = await startBulkSmsSandbox({ port: 0, settings: { ...standard, ...facts }, time, deliver })
  const settings = bulkSmsSettingsFor(running.settings, webhookSecret)
  const fixture: BulkSmsFixture = {
    running,
    time,
    client: new BulkSms({ settings, timeouts }),
    called,
    answers,
    async ask(path, { method = 'GET', body, authorization = `Basic ${btoa('token:token-secret')}` } = {}) {
      const headers = { authorization, 'content-type': 'application/json' }
      const answer = await fetch(`${settings.url}${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      return { status: answer.status, json: text === '' ? undefined : JSON.parse(text) }
    },
  }
  fixtures.push(fixture)
  return fixture
}

export async function stopBulkSms(): Promise<void> {
  for (const { running } of fixtures.splice(0)) await running.stop()
}

export function anSms(facts: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return {
    id: 'message-1' as OutboxMessageId,
    channel: 'sms',
    type: 'booking_confirmation',
    language: 'en',
    to: '27821234567',
    subject: null,
    text: 'Boskloof Camp: see you on 11 December. https://camp.example/r/key',
    html: null,
    attachments: [],
    links: [],
    replyTo: null,
    template: null,
    variables: null,
    ...facts,
  }
}
