import type { OutgoingMessage } from '@camp/application/messaging/message-sender.ts'
import { anOutboxMessage } from '@camp/application/messaging/testing/an-outbox-message.ts'
import { SmtpMessageSender } from '../../src/messaging/smtp-message-sender.ts'
import { WordingComposer } from '../../src/messaging/wording-composer.ts'
import { demoMailPace, demoReplyAddress, type MailSandboxSettings, smtpUrlFor } from '../email/sandbox-settings.ts'
import { startMailSandbox } from '../email/start-mail-sandbox.ts'
import { answeredCalls } from './answered-calls.ts'
import { ManualSandboxTime } from './manual-sandbox-time.ts'

/**
 * A mail server on a free port under manual time, and our client for it; what it calls back is kept, answered
 * by `answers` in turn.
 */
export async function givenMailSandbox(facts: Partial<MailSandboxSettings> = {}, timeoutMilliseconds = 2_000) {
  const time = new ManualSandboxTime()
  const { called: told, answers, deliver } = answeredCalls()
  const settings = {
    ...demoMailPace,
    siteUrl: 'https://camp.example',
    user: 'camp',
    password: 'sesame',
    bounceUrl: 'http://localhost/bounce',
    replyAddress: demoReplyAddress,
    notifiedHosts: [],
  }
  const running = await startMailSandbox({
    port: 0,
    smtpPort: 0,
    imapPort: 0,
    settings: { ...settings, ...facts },
    time,
    deliver,
  })
  const url = smtpUrlFor(running.settings)
  const from = 'Camp <bookings@camp.example>'
  const clientOf = (address: string) =>
    new SmtpMessageSender({ url: address, from, logger: { info: () => {} }, timeoutMilliseconds })
  return { running, time, told, answers, url, clientOf, sender: clientOf(url), ledger: running.ledger, stop: running.stop }
}

/** A booking confirmation, with HTML, text and a calendar file. */
export function anEmail(facts: Partial<OutgoingMessage> = {}): OutgoingMessage {
  const { id, channel, language, facts: notification } = anOutboxMessage()
  const about = { type: 'booking_confirmation', event: 'confirmed', channel, language } as const
  const composed = new WordingComposer().compose({ ...about, facts: notification })
  return { ...composed, id, channel, language, type: about.type, to: 'thandi@example.test', ...facts }
}
