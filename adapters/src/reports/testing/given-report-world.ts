import { type ReportWorld, reportedNightPrice } from '@camp/application/reports/testing/report-world.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { copyBooking, copyRow, moveMoney } from '../../billing/testing/copied-bookings.ts'

/** What happened, as rows beside those of `givenConfirmedBooking`, of which they are copies. */
export async function givenReportWorld(em: EntityManager, world: ReportWorld): Promise<void> {
  const { plotsInUse, bookings, moves, messages, searches, closed } = world
  await em.execute(`update plot set is_active = id::text = any(?)`, [`{${plotsInUse.map(({ id }) => id).join(',')}}`])
  if (closed) await em.execute(`insert into closed_month values (?::date, now(), 'test')`, [`${closed}-01`])
  for (const { cancelledAt, isNoShow, nights, ...booking } of bookings) {
    const changed = cancelledAt ? cancelledOn(cancelledAt) : isNoShow ? { status: 'noShow' } : {}
    await copyBooking(em, { ...booking, changed })
    for (const { plotId, date } of nights) {
      const slept = { reservation_id: booking.reference, plot_id: plotId, for_date: date, price_cents: reportedNightPrice }
      await copyRow(em, 'reservation_night', `reservation_id = 'hold-1' and for_date = '2027-02-01'`, slept)
    }
  }
  for (const move of moves) await moveMoney(em, { ...move, gatewayId: `${move.reference} ${move.kind} ${move.at} ${move.cents}` })
  for (const [number, message] of messages.entries())
    await givenMessage(em, `${message.reference} ${message.at} ${number}`, message)
  for (const { day, term, searches: count } of searches)
    await em.execute(
      `insert into empty_search as kept (day, term, searches) values (?::date, ?, ?)
       on conflict (day, term) do update set searches = kept.searches + excluded.searches`,
      [day, term, count],
    )
}

function cancelledOn(at: string) {
  return {
    status: 'cancelled',
    status_date: at,
    cancelled_by: 'guest',
    cancellation_reason: 'guest-cancelled',
    refund_amount_cents: 0,
  }
}

async function givenMessage(em: EntityManager, id: string, message: ReportWorld['messages'][number]): Promise<void> {
  const { organisationId, reference, channel, state, delivered, at } = message
  await em.execute(
    `insert into outbox_message (id, organisation_id, reservation_id, event, type, channel, occurrence, payload, state, next_try_at, created_at)
     values (?, ?, ?, 'confirmed', 'booking_confirmation', ?, ?, '{}', ?, ?::timestamptz, ?::timestamptz)`,
    [id, organisationId, reference, channel, id, state, at, at],
  )
  if (!delivered) return
  await em.execute(
    `insert into communication_history (outbox_message_id, organisation_id, channel, type, to_address, body_text, delivery_state, sent_at)
     values (?, ?, ?, 'booking_confirmation', 'x', 'x', ?, ?::timestamptz)`,
    [id, organisationId, channel, delivered, at],
  )
}
