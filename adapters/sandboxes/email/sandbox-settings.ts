export interface MailSandboxSettings {
  /** The page, without a slash at the end. */
  readonly publicUrl: string
  /** The site that sends: its pictures are shown. */
  readonly siteUrl: string
  readonly smtpPort: number
  readonly imapPort: number
  readonly user: string
  readonly password: string
  /** Where guests answer, with a star for the part of each booking: `replies+*@example.org`. */
  readonly replyAddress: string
  /** Gets delivery status notifications, with its secret; null: nobody is told of bounces. */
  readonly bounceUrl: string | null
  /** Hosts (`name` or `name:port`) that are told of bounces although they are not loopback. */
  readonly notifiedHosts: readonly string[]
  /** How long a slow answer takes: longer than the 30 s that a client waits. */
  readonly slowMs: number
  /** From the acceptance of a mail until its bounce, and until a late one. */
  readonly bounceMs: number
  readonly lateMs: number
  /** Waits before the second, third … call with a notification that was not taken. */
  readonly retryMs: readonly number[]
}

/** As the demo calls itself. */
export const demoReplyAddress = 'replies+*@camp.example'

/** Seconds for minutes, as long as anybody looks at a demo. */
export const demoMailPace = {
  slowMs: 40_000,
  bounceMs: 1_000,
  lateMs: 10_000,
  retryMs: [2_000, 4_000, 8_000, 15_000, 30_000, 60_000],
} as const satisfies Partial<MailSandboxSettings>

/** Of a mail; a bigger one is refused with 552. */
export const largestMail = 10 * 1024 * 1024

/** What a client must be told to send at this sandbox. */
export function smtpUrlFor({ smtpPort, user, password }: MailSandboxSettings): string {
  return `smtp://${user}:${password}@127.0.0.1:${smtpPort}`
}

/** Where what guests answer is read. */
export function imapUrlFor({ imapPort, user, password }: MailSandboxSettings): string {
  return `imap://${user}:${password}@127.0.0.1:${imapPort}/INBOX`
}
