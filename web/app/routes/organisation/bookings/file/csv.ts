import { csvFile } from '#app/formatting/csv-file.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'
import type { WireDeskReservationRow } from '#server/wire/desk-reservation-on-wire.ts'

const columns: readonly FileColumn<WireDeskReservationRow>[] = [
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
  ['amountDue', ({ amountDue }) => amountDue, 'money'],
  ['amountPaid', ({ amountPaid }) => amountPaid, 'money'],
  ['balance', ({ balance }) => balance, 'money'],
  ['checkedInAt', ({ checkedInAt }) => checkedInAt ?? ''],
  ['bookedAt', ({ createdAt }) => createdAt],
]

export function bookingsCsv(rows: readonly WireDeskReservationRow[]): string {
  return csvFile(columns, rows)
}
