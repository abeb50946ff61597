import type { SandboxKind } from '../sandbox-kind.ts'
import { demoMailPace, smtpUrlFor } from './sandbox-settings.ts'

export interface SandboxMailSettings {
  readonly url: string
  readonly from: string
  readonly bounceSecret: string
}

/** The SMTP port is so many after that of the page. */
const smtpPortAfter = 3

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
      settings: {
        ...demoMailPace,
        user: 'camp',
        password: secret('smtp password'),
        notifiedHosts,
        bounceUrl: `${siteUrl}/api/email/bounce?secret=${bounceSecret}`,
      },
    })
    return {
      settings: { url: smtpUrlFor(settings), from: 'Camp <bookings@camp.example>', bounceSecret },
      pageUrl: settings.publicUrl,
      stop,
    }
  },
  environment: ({ url, from, bounceSecret }) => ({ SMTP_URL: url, MAIL_FROM: from, EMAIL_BOUNCE_SECRET: bounceSecret }),
}
