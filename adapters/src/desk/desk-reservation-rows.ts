import type { DayReservation, DeskListing, OpenBooking } from '@camp/application/desk/desk-reservations.ts'
import type { ReservationStatus } from '@camp/domain/reservations/reservation.ts'
import type { PlotId, ReservationId, SiteId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { sql } from 'kysely'
import { fullName } from '../postgres/name-in-sql.ts'
import { dialled } from '../postgres/phone-in-sql.ts'
import { storedInstant } from '../postgres/stored-instant.ts'

export interface DeskReservationRow {
  readonly id: ReservationId
  readonly simple_reference: string
  readonly status: ReservationStatus
  readonly arrival: string
  readonly departure: string
  readonly created_at: string
  readonly checked_in_at: string | null
  readonly guest_name: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly vehicle_plate: string | null
  readonly plots: readonly {
    readonly plotId: PlotId
    readonly plotName: string
    readonly siteId: SiteId
    readonly siteName: string
  }[]
  readonly adults: number
  readonly pensioners: number
  readonly children: number
  readonly currency: string
  readonly amount_due_cents: number
  readonly amount_paid_cents: number
  readonly balance_cents: number
}

export interface DayRow extends DeskReservationRow {
  readonly checked_out_at: string | null
  readonly owed_by: string | null
  readonly special_request: string | null
  readonly allergies: string | null
  readonly gate_code: string | null
}

export interface OpenRow extends DayRow {
  readonly amount_due_up_front_cents: number | null
  readonly due_date: string | null
  readonly checked_out_by: string | null
  readonly status_date: string
  readonly is_guest_told: boolean
  readonly is_offline_payment: boolean
  readonly version: number
}

/** `owes` of the domain. */
const owing = sql`reservation.status in ('pending', 'partiallyPaid', 'confirmed', 'completed')`
/** `openBalance` of the domain. */
export const balanceOfRow = sql`case
  when not ${owing} or written_off_at is not null and amount_due_cents > amount_paid_cents then 0
  else amount_due_cents - amount_paid_cents end`
export const guestName = fullName()

/** Of `reservation`, with its plots aggregated as `reserved`. */
export const bookingColumns = sql`
  reservation.id, simple_reference, reservation.status, arrival, departure, reservation.created_at, checked_in_at,
  ${guestName} as guest_name, ${dialled} as phone,
  email, vehicle_plate, reserved.plots, reserved.adults, reserved.pensioners, reserved.children,
  currency, amount_due_cents, amount_paid_cents, ${balanceOfRow} as balance_cents`

/** What a day sheet says besides. */
export const dayColumns = sql`checked_out_at, owed_by, special_request, allergies, gate_code`

export const reservedPlots = sql`
  cross join lateral (
    select
      jsonb_agg(jsonb_build_object('plotId', plot_id, 'plotName', plot_name, 'siteId', site_id, 'siteName', site_name)
        order by position) as plots,
      sum(adults)::int as adults, sum(pensioners)::int as pensioners, sum(cardinality(children_ages))::int as children
    from reservation_plot where reservation_id = reservation.id) as reserved`

export function toListing(row: DeskReservationRow): DeskListing {
  const { id, status, phone, email, plots, adults, pensioners, children, currency } = row
  return {
    id,
    status,
    phone,
    email,
    plots,
    adults,
    pensioners,
    children,
    simpleReference: row.simple_reference,
    arrival: Temporal.PlainDate.from(row.arrival),
    departure: Temporal.PlainDate.from(row.departure),
    createdAt: Temporal.Instant.from(row.created_at),
    checkedInAt: storedInstant(row.checked_in_at),
    guestName: row.guest_name,
    vehiclePlate: row.vehicle_plate,
    amountDue: Money.cents(row.amount_due_cents, currency),
    amountPaid: Money.cents(row.amount_paid_cents, currency),
    balance: Money.cents(row.balance_cents, currency),
  }
}

export function toDayReservation(row: DayRow): DayReservation {
  const { allergies } = row
  return {
    ...toListing(row),
    allergies,
    checkedOutAt: storedInstant(row.checked_out_at),
    owedBy: row.owed_by,
    specialRequest: row.special_request,
    gateCode: row.gate_code,
  }
}

export function toOpenBooking(row: OpenRow): OpenBooking {
  return {
    ...toDayReservation(row),
    amountDueUpFront: Money.cents(row.amount_due_up_front_cents ?? row.amount_due_cents, row.currency),
    dueDate: row.due_date === null ? null : Temporal.PlainDate.from(row.due_date),
    checkedOutBy: row.checked_out_by,
    statusDate: Temporal.Instant.from(row.status_date),
    isGuestTold: row.is_guest_told,
    isPaidOffline: row.is_offline_payment,
    version: row.version,
  }
}
