import { type CsvColumn, csvFile } from '#app/formatting/csv-file.ts'
import type { WireDeskReservationRow } from '#server/wire/desk-reservation-on-wire.ts'

const columns: readonly CsvColumn<WireDeskReservationRow>[] = [
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

export function bookingsCsv(rows: readonly WireDeskReservationRow[]): string {
  return csvFile(columns, rows)
}
