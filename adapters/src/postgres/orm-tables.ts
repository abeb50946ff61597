import { ReservationNightRow, ReservationPlotRow, ReservationRow, StatusChangeRow } from '../reservations/reservation-tables.ts'

/**
 * What is read and written through the ORM. Discovering a table costs it a millisecond at every start, so
 * only these are.
 */
export const ormTables = [...[ReservationRow, ReservationPlotRow, ReservationNightRow, StatusChangeRow]] as const
