import type { ReplyConfiguration } from '../../src/configuration/configuration.ts'
import type { SandboxKind } from '../sandbox-kind.ts'
import { demoMailPace, demoReplyAddress, imapUrlFor, smtpUrlFor } from './sandbox-settings.ts'

export interface SandboxMailSettings {
  readonly url: string
  readonly from: string
  readonly bounceSecret: string
  readonly replies: ReplyConfiguration
}

/** These ports are so many after that of the page. */
const smtpPortAfter = 3
const imapPortAfter = 5

export const mailSandboxKind: SandboxKind<SandboxMailSettings> = {
  title: 'E-mail sandbox',
  portAfter: 2,
  isNeeded: ({ smtp }) => !smtp,
  start: async ({ port, siteUrl, notifiedHosts, secret }) => {
    const { startMailSandbox } = await import('./start-mail-sandbox.ts')
    const bounceSecret = secret('bounce secret')
    const { settings, stop } = await startMailSandbox({
      port,
      smtpPort: port === 0 ? 0 : port + smtpPortAfter,
      imapPort: port === 0 ? 0 : port + imapPortAfter,
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
