import { aHoldOn, asHeld, guestId, stands } from '@camp/application/testing/a-campsite.ts'
import { confirmByStaff } from '@camp/domain/reservations/confirm.ts'
import { submit } from '@camp/domain/reservations/submit.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { aGuest, submissionFacts } from '@camp/domain/testing/a-submitted-reservation.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { PostgresReservations } from '../../reservations/postgres-reservations.ts'

/** A booking of one stand, made by the acts and confirmed by the desk; `at` is the campsite's time. */
export async function givenConfirmedBooking(em: EntityManager, at: string) {
  const reservations = new PostgresReservations(em)
  const held = aHoldOn(stands.slice(0, 1))
  await reservations.add(held, asHeld)
  const submitted = submit(held, submissionFacts(held, { guest: aGuest({ userId: guestId }) }))
  if (!submitted.ok) throw new Error('not submitted')
  await reservations.replace(submitted.value.reservation, submitted.value.change)
  const pending = await reservations.find(held.id)
  if (pending?.status !== 'pending') throw new Error('not pending')
  const confirmed = confirmByStaff(pending, { by: 'desk', moment: aMoment() })
  if (!confirmed.ok) throw new Error('not confirmed')
  await reservations.replace(confirmed.value.reservation, { ...confirmed.value.change, at: aMoment(at).now })
  return { total: pending.amountDue, reservations, id: held.id }
}

type Columns = Readonly<Record<string, unknown>>

export async function copyRow(em: EntityManager, table: string, condition: string, changed: Columns): Promise<void> {
  const [columns] = await em.execute<{ names: string }[]>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = ? and is_generated = 'NEVER' and identity_generation is null`,
    [table],
  )
  await em.execute(
    `insert into ${table} (${columns?.names}) select ${columns?.names} from jsonb_populate_record(null::${table},
       (select to_jsonb(old) || ?::jsonb from ${table} old where ${condition}))`,
    [JSON.stringify(changed)],
  )
}

/** A copy of the campsite that lies in Namibia, and is paid in its money. */
export async function givenCampsiteAcrossBorder(em: EntityManager, of: string, id: string): Promise<void> {
  await em.execute(
    `insert into country (code, name, currency, currency_symbol, timezone, phone_code) values ('NA', 'Namibia', 'NAD', 'N$', 'Africa/Windhoek', '+264')
     on conflict do nothing`,
  )
  await em.execute(`insert into province (country_code, code, name) values ('NA', 'KH', 'Khomas') on conflict do nothing`)
  const there = { country_code: 'NA', province_code: 'KH' }
  await copyRow(em, 'organisation', `id = '${of}'`, { id, slug: 'across', name: 'Across', short_unique_id: 'across', ...there })
}

export interface CopiedBooking {
  readonly organisationId: string
  /** Its id too. */
  readonly reference: string
  readonly bookedAt: string
  readonly arrival: string
  readonly departure: string
  /** In cents. */
  readonly total: number
  readonly isOffline: boolean
  /** Whatever else is other than in the one that is copied. */
  readonly changed?: Columns
}

export async function copyBooking(em: EntityManager, booking: CopiedBooking): Promise<void> {
  const { organisationId, reference, bookedAt, arrival, departure, total, isOffline, changed } = booking
  const [country] = await em.execute<{ currency: string }[]>(
    'select currency from country join organisation on country_code = code where organisation.id = ?',
    [organisationId],
  )
  await copyRow(em, 'reservation', `id = 'hold-1'`, {
    id: reference,
    simple_reference: reference,
    organisation_id: organisationId,
    currency: country?.currency,
    arrival,
    departure,
    amount_due_cents: total,
    amount_due_up_front_cents: total,
    is_offline_reservation: isOffline,
    offline_notify_camper: isOffline ? false : null,
    ...changed,
  })
  await em.execute(
    `insert into reservation_status_history (reservation_id, organisation_id, from_status, to_status, at, by, why)
     values (?, ?, 'pending', 'confirmed', ?::timestamptz, 'guest', 'booked')`,
    [reference, organisationId, bookedAt],
  )
}

export interface CopiedMove {
  readonly organisationId: string
  readonly reference: string
  readonly kind: string
  readonly cents: number
  readonly at: string
  /** Null: cash at the desk. */
  readonly gatewayId: string | null
}

export async function moveMoney(em: EntityManager, move: CopiedMove): Promise<void> {
  const { organisationId, reference, kind, cents, at, gatewayId } = move
  const desk = gatewayId === null ? ['cash', at.slice(0, 10), 'desk'] : [null, null, null]
  await em.execute(
    `insert into payment (organisation_id, reservation_id, kind, amount_cents, currency, gateway_payment_id, method, paid_on, recorded_by, at)
     select ?, id, ?, ?, currency, ?, ?, ?, ?, ?::timestamptz from reservation where id = ?`,
    [organisationId, kind, cents, gatewayId, ...desk, at, reference],
  )
}
