import { balanceState, openCents } from '@camp/application/calendar/balance-state.ts'
import type { ChartBar, ChartBlock, ChartProblem } from '@camp/application/calendar/tape-charts.ts'
import type { ReservationStatus } from '@camp/domain/reservations/reservation.ts'
import type { BlockId, PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import { sql } from 'kysely'
import { fullName } from '../postgres/name-in-sql.ts'

export interface BarRow {
  readonly id: ReservationId
  readonly simple_reference: string
  readonly plot_id: PlotId
  readonly arrival: string
  readonly departure: string
  readonly guest_name: string | null
  readonly party_size: number
  readonly pax: number
  readonly status: ReservationStatus
  readonly due_cents: number
  readonly paid_cents: number
  readonly is_checked_in: boolean
  readonly is_checked_out: boolean
  readonly is_written_off: boolean
  readonly has_notes: boolean
  readonly is_offline: boolean
  readonly plot_count: number
  readonly vehicle_plate: string | null
}

/** Of a reservation and one of its plots, `reserved`. */
export const barColumns = sql`
  reservation.id, simple_reference, reserved.plot_id, reserved.arrival::text, reserved.departure::text,
  ${fullName()} as guest_name,
  reserved.adults + reserved.pensioners + cardinality(reserved.children_ages) as party_size, reserved.pax, status,
  amount_due_cents as due_cents, amount_paid_cents as paid_cents,
  checked_in_at is not null as is_checked_in, checked_out_at is not null as is_checked_out,
  written_off_at is not null as is_written_off,
  special_request is not null or allergies is not null or offline_notes is not null or exists (
    select from desk_entry note where note.reservation_id = reservation.id and note.act = 'note' and not exists (
      select from desk_entry back where back.reservation_id = reservation.id and back.takes_back = note.id)
  ) as has_notes,
  vehicle_plate, is_offline_reservation as is_offline,
  (select count(*)::int from reservation_plot each where each.reservation_id = reservation.id) as plot_count`

export function toBar(row: BarRow): ChartBar {
  const money = { status: row.status, dueCents: row.due_cents, paidCents: row.paid_cents, isWrittenOff: row.is_written_off }
  return {
    reservationId: row.id,
    reference: row.simple_reference,
    plotId: row.plot_id,
    arrival: row.arrival,
    departure: row.departure,
    guestName: row.guest_name,
    partySize: row.party_size,
    pax: row.pax,
    status: row.status,
    balance: balanceState(money),
    openCents: openCents(money),
    isCheckedIn: row.is_checked_in,
    isCheckedOut: row.is_checked_out,
    hasNotes: row.has_notes,
    isOffline: row.is_offline,
    plotCount: row.plot_count,
    vehiclePlate: row.vehicle_plate,
  }
}

export interface ChartBlockRow {
  readonly id: BlockId
  readonly version: number
  readonly plot_ids: readonly PlotId[]
  readonly start_date: string
  readonly end_date: string
  readonly reason: string | null
  readonly source: string
  readonly expires_at: string | null
}

export function toChartBlock({
  id,
  version,
  plot_ids,
  start_date,
  end_date,
  reason,
  source,
  expires_at,
}: ChartBlockRow): ChartBlock {
  return { id, version, plotIds: plot_ids, start: start_date, end: end_date, reason, source, expiresAt: expires_at }
}

export interface ProblemRow {
  readonly kind: ChartProblem['kind']
  readonly reservation_id: ReservationId
  readonly simple_reference: string
  readonly guest_name: string | null
  readonly arrival: string
  readonly departure: string
  readonly cents: number
  readonly expires_at: string | null
}

export function toProblem(row: ProblemRow): ChartProblem {
  return {
    kind: row.kind,
    reservationId: row.reservation_id,
    reference: row.simple_reference,
    guestName: row.guest_name,
    arrival: row.arrival,
    departure: row.departure,
    cents: row.cents,
    expiresAt: row.expires_at,
  }
}
