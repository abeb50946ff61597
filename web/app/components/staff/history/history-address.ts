/** What a page asks of the audit log; what is left out is anything. */
export interface AskedHistory {
  /** The first part of its acts. */
  readonly concept?: string
  /** The id of what was changed. */
  readonly subject?: string
  /** The slug of the organisation for which it was done. */
  readonly organisation?: string
}

/** What the audit log holds of one record, or of everything of one kind. */
export function historyAddress(asked: AskedHistory): string {
  return `/admin/audit-log?${new URLSearchParams(Object.entries(asked))}`
}
