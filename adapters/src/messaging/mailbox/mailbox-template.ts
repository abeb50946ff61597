import type { MessageChannel } from '@camp/domain/messaging/notification.ts'
import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { escapeHtml } from '../letter/escape-html.ts'
import { mailboxStyle } from './mailbox-style.ts'

export const mailboxPath = '/dev/messages'

export const channelNames: Readonly<Record<MessageChannel, string>> = { email: 'E-mail', sms: 'SMS', app: 'WhatsApp' }

export function mailboxTemplate(title: string, main: string): string {
  return `<!doctype html>
<html lang="en-ZA"><head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(title)}</title>
<style>${mailboxStyle}</style>
</head><body><main>
${main}
</main></body></html>
`
}

/**
 * `21 Nov 2026, 15:30`, as it is in South Africa: the page is for whoever runs the product on their own
 * machine.
 */
export function mailboxTime(instant: Temporal.Instant): string {
  const moment = instant.toZonedDateTimeISO(platformZone)
  const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(
    Date.UTC(moment.year, moment.month - 1, 15),
  )
  return `${moment.day} ${month} ${moment.year}, ${moment.toPlainTime().toString({ smallestUnit: 'minute' })}`
}
