import type { WireBookingRow } from '../../../../../server/wire/booking-on-wire.ts'

const columns: readonly (readonly [title: string, of: (row: WireBookingRow) => string | number])[] = [
  ['reference', ({ simpleReference }) => simpleReference],
  ['status', ({ status }) => status],
  ['guest', ({ guestName }) => guestName ?? ''],
  ['email', ({ email }) => email ?? ''],
  ['phone', ({ phone }) => phone ?? ''],
  ['vehiclePlate', ({ vehiclePlate }) => vehiclePlate ?? ''],
  ['arrival', ({ arrivalDate }) => arrivalDate],
  ['departure', ({ departureDate }) => departureDate],
  ['nights', ({ nights }) => nights],
  ['plots', ({ plots }) => plots.map(({ plotName, siteName }) => `${siteName}: ${plotName}`).join('; ')],
  ['adults', ({ adults }) => adults],
  ['pensioners', ({ pensioners }) => pensioners],
  ['children', ({ children }) => children],
  ['amountDue', ({ amountDue }) => amountDue.toFixed(2)],
  ['amountPaid', ({ amountPaid }) => amountPaid.toFixed(2)],
  ['balance', ({ balance }) => balance.toFixed(2)],
  ['checkedInAt', ({ checkedInAt }) => checkedInAt ?? ''],
  ['bookedAt', ({ createdAt }) => createdAt],
]

/** RFC 4180, with the mark that makes spreadsheets read it as UTF-8. */
export function bookingsCsv(rows: readonly WireBookingRow[]): string {
  const lines = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, of]) => cell(of(row))))]
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}

/** A text that a spreadsheet would take for a formula is kept a text: names and plates come from outside. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
