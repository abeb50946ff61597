import type { Temporal } from '../shared/temporal.ts'

export const dispositions = ['none', 'quarantine', 'reject', 'pass'] as const
/** What a receiver did with messages; `pass` is the newer word for letting them through as ours. */
export type Disposition = (typeof dispositions)[number]

export const verdicts = ['pass', 'fail'] as const
export type Verdict = (typeof verdicts)[number]

/** Messages of one sender that were treated alike. */
export interface DmarcRecord {
  readonly sourceIp: string
  readonly count: number
  readonly disposition: Disposition
  readonly dkim: Verdict
  readonly spf: Verdict
  /** The domain that the reader of a message sees. */
  readonly headerFrom: string
}

/** What a receiver of mail saw in the name of a domain, within a time (RFC 7489, RFC 9990). */
export interface DmarcReport {
  /** Whoever reports: `google.com`. */
  readonly orgName: string
  readonly reportId: string
  readonly domain: string
  readonly begin: Temporal.Instant
  readonly end: Temporal.Instant
  readonly records: readonly DmarcRecord[]
}

/** A message is ours when its signature or its sender's machine proves it (rule R3). */
export function passesDmarc({ dkim, spf }: Pick<DmarcRecord, 'dkim' | 'spf'>): boolean {
  return dkim === 'pass' || spf === 'pass'
}

export interface MessageCounts {
  readonly messages: number
  readonly passed: number
}

export function messageCounts(records: readonly Pick<DmarcRecord, 'dkim' | 'spf' | 'count'>[]): MessageCounts {
  const sum = (rows: typeof records) => rows.reduce((total, { count }) => total + count, 0)
  return { messages: sum(records), passed: sum(records.filter(passesDmarc)) }
}
