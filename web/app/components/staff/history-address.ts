/** What the audit log holds of one record: `concept` is the first part of its acts. */
export function historyAddress(concept: string, subject: string): string {
  return `/admin/audit-log?${new URLSearchParams({ concept, subject })}`
}
