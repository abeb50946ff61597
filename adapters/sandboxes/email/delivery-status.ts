import { randomUUID } from 'node:crypto'
import type { KeptMail } from './mail-ledger.ts'

export interface DeliveryStatus {
  readonly action: 'failed' | 'delayed' | 'delivered'
  /** RFC 3463: `5.1.1`. */
  readonly status: string
  readonly words: string
}

/**
 * A notification as mail servers send it (RFC 3464): for people, for programs, and the headers of the mail it
 * is about.
 */
export function deliveryStatusMail(mail: KeptMail, recipient: string, { action, status, words }: DeliveryStatus): string {
  const boundary = `status-${randomUUID()}`
  const at = new Date(mail.at.epochMilliseconds).toUTCString().replace('GMT', '+0000')
  const reply = status.startsWith('5') ? 550 : 450
  return [
    'From: Mail Delivery Subsystem <mailer-daemon@mail.sandbox.test>',
    `To: <${mail.from}>`,
    `Subject: Delivery status notification (${action})`,
    `Date: ${at}`,
    `Message-ID: <${randomUUID()}@mail.sandbox.test>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Your message to ${recipient}: ${action}. ${words}`,
    '',
    `--${boundary}`,
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.sandbox.test',
    `Arrival-Date: ${at}`,
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${reply} ${words}`,
    `Last-Attempt-Date: ${at}`,
    '',
    `--${boundary}`,
    'Content-Type: text/rfc822-headers',
    '',
    headersOf(mail.raw),
    '',
    `--${boundary}--`,
    '',
  ].join('\r\n')
}

function headersOf(raw: Buffer): string {
  const end = raw.indexOf('\r\n\r\n')
  return raw.subarray(0, end === -1 ? raw.length : end).toString('utf8')
}
