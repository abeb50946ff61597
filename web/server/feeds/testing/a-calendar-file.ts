/** Lines of an event from one date up to, not including, another. */
export function anEvent(uid: string, start: string, end: string, ...more: readonly string[]): readonly string[] {
  const plain = (date: string) => date.replaceAll('-', '')
  return [`UID:${uid}`, `DTSTART;VALUE=DATE:${plain(start)}`, `DTEND;VALUE=DATE:${plain(end)}`, 'SUMMARY:Reserved', ...more]
}

export function calendarFile(events: readonly (readonly string[])[], producer = 'elsewhere'): string {
  const body = events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${producer}`, ...body, 'END:VCALENDAR', ''].join('\r\n')
}
