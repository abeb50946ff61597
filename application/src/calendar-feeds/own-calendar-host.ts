/** What stands behind the @ in the names of our own events: they never come back as somebody else's. */
export function ownCalendarHost(publicUrl: string): string {
  return new URL(publicUrl).hostname
}
