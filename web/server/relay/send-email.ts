import type { RelayRefusal } from '@camp/application/messaging/relay/permit-relay.ts'
import type { EmailRelayed, RelayEmailRefusal, RelayedEmail } from '@camp/application/messaging/relay/relay-email.ts'
import { z } from 'zod'
import type { JsonAnswer } from './json-answer.ts'
import { type RelayCall, type RelaySettings, relayDoor } from './relay-door.ts'

/** In the words of rule M7. */
const failed = 'Failed to send email'
const timedOut = 'Email request timed out. Please try again.'

const line = z
  .string()
  .max(998)
  .regex(/^[^\r\n\0]*$/, 'text without line breaks')
const address = line.trim().min(1).max(320)
/**
 * One address, several in one text with commas between them, or a list. An address without @ is tried like
 * any other (rule M4).
 */
const addresses = z
  .union([
    line.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
    z.array(address),
  ])
  .pipe(z.array(address).max(100))
const nothing = z.union([z.null(), z.undefined(), z.literal('')]).transform(() => null)

const sendEmailBody = z.object({
  emailDetails: z
    .object({
      to: addresses.refine((list) => list.length > 0, 'at least one address'),
      bcc: z.union([nothing.transform(() => []), addresses]).optional(),
      cc: z.union([nothing.transform(() => []), addresses]).optional(),
      subject: line.default(''),
      text: z.union([nothing, z.string().max(500_000)]).optional(),
      html: z.union([nothing, z.string().max(500_000)]).optional(),
      replyTo: z.union([nothing, address]).optional(),
    })
    .refine(({ text, html }) => text || html, { message: 'text, html or both', path: ['text'] }),
})

/** `POST /api/sendEmail {emailDetails}` (rule C4). */
export function sendEmailDoor(settings: RelaySettings) {
  return relayDoor(settings, sendEmail)
}

const sendEmail: RelayCall<z.output<typeof sendEmailBody>, EmailRelayed, RelayEmailRefusal> = {
  path: '/sendEmail',
  body: sendEmailBody,
  execute: ({ relayEmail }, { actor, body, requestId }) =>
    relayEmail.execute({ actor, email: toEmail(body.emailDetails), requestId }),
  done: ({ messageId, refusedRecipients }) => ({ success: true, messageId, rejected: refusedRecipients }),
  failed: answerTo,
  unreadable: failed,
}

function toEmail(details: z.output<typeof sendEmailBody>['emailDetails']): RelayedEmail {
  const { to, cc, bcc, subject, text, html, replyTo } = details
  return {
    to: [...to, ...(cc ?? [])],
    bcc: bcc ?? [],
    subject,
    text: text ?? null,
    html: html ?? null,
    replyTo: replyTo ?? null,
  }
}

const statuses = {
  undeliverable: 422,
  temporary: 503,
  'unknown-outcome': 504,
  unreachable: 502,
  'switched-off': 503,
} as const

function answerTo(refusal: Exclude<RelayEmailRefusal, RelayRefusal>): JsonAnswer {
  if (refusal.code === 'timed-out') return { status: 504, body: { success: false, error: timedOut } }
  return { status: statuses[refusal.code], body: { success: false, error: failed, details: refusal.detail } }
}
