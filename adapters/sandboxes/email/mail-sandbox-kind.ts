import type { ReplyConfiguration } from '../../src/configuration/configuration.ts'
import type { SandboxKind } from '../sandbox-kind.ts'
import { demoMailPace, demoReplyAddress, imapUrlFor, smtpUrlFor } from './sandbox-settings.ts'

export interface SandboxMailSettings {
  readonly url: string
  readonly from: string
  readonly bounceSecret: string
  readonly replies: ReplyConfiguration
}

/** Of the page, of the mail server and of the mailbox, so many after the product's own. */
const portsAfter = { page: 2, smtp: 6, imap: 7 }

export const mailSandboxKind: SandboxKind<SandboxMailSettings> = {
  title: 'E-mail sandbox',
  portAfter: portsAfter.page,
  otherPortsAfter: [portsAfter.smtp, portsAfter.imap],
  isNeeded: ({ smtp }) => !smtp,
  start: async ({ port, siteUrl, notifiedHosts, secret }) => {
    const { startMailSandbox } = await import('./start-mail-sandbox.ts')
    const bounceSecret = secret('bounce secret')
    const { settings, stop } = await startMailSandbox({
      port,
      smtpPort: beside(port, 'smtp'),
      imapPort: beside(port, 'imap'),
      settings: {
        ...demoMailPace,
        siteUrl,
        user: 'camp',
        password: secret('smtp password'),
        notifiedHosts,
        replyAddress: demoReplyAddress,
        bounceUrl: `${siteUrl}/api/email/bounce?secret=${bounceSecret}`,
      },
    })
    return {
      settings: {
        url: smtpUrlFor(settings),
        from: 'Camp <bookings@camp.example>',
        bounceSecret,
        replies: { pattern: demoReplyAddress, secrets: [secret('reply secret')], imapUrl: imapUrlFor(settings) },
      },
      pageUrl: settings.publicUrl,
      stop,
    }
  },
  environment: ({ url, from, bounceSecret, replies: { pattern, secrets, imapUrl } }) => ({
    SMTP_URL: url,
    MAIL_FROM: from,
    EMAIL_BOUNCE_SECRET: bounceSecret,
    REPLY_ADDRESS: pattern,
    REPLY_SECRET: secrets[0] ?? '',
    REPLY_IMAP_URL: imapUrl,
  }),
}

function beside(pagePort: number, server: 'smtp' | 'imap'): number {
  return pagePort === 0 ? 0 : pagePort + portsAfter[server] - portsAfter.page
}
