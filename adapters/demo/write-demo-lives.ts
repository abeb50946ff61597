import { type NotifiedReservation, notificationFacts } from '@camp/application/messaging/notification-facts.ts'
import type { Outbox, OutboxMessage } from '@camp/application/messaging/outbox.ts'
import { RecordNotification } from '@camp/application/messaging/record-notification.ts'
import type { ConfirmationKeys } from '@camp/application/reservations/confirmation-keys.ts'
import type { Randomness } from '@camp/application/shared/randomness.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { needsConfirmation } from '@camp/domain/reservations/needs-confirmation.ts'
import { occupies } from '@camp/domain/reservations/transitions.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { PostgresDeskLog } from '../src/desk/postgres-desk-log.ts'
import { PostgresOutbox } from '../src/messaging/postgres-outbox.ts'
import { toAttemptRow } from '../src/payments/payment-mappers.ts'
import { insertedRecords } from '../src/postgres/records.ts'
import { databaseOf } from '../src/postgres/typed-database.ts'
import { takeNights } from '../src/reservations/plot-nights.ts'
import { toHistoryRow, toNightRows, toPlotRows, toReservationRow } from '../src/reservations/reservation-to-rows.ts'
import type { DemoLife } from './demo-life.ts'

export interface LivesContext {
  readonly randomness: Randomness
  readonly catalogues: readonly Catalogue[]
  readonly publicUrl: string
  readonly confirmationKeys: ConfirmationKeys
}

/** Everything that reservations leave behind, as rows. */
export async function livesToRows(lives: readonly DemoLife[], context: LivesContext) {
  const reservations = lives.map(({ reservation }) => reservation)
  return {
    organisationIds: context.catalogues.map(({ organisation }) => organisation.id),
    reservations: reservations.map(toReservationRow),
    occupying: reservations.filter(({ status }) => occupies(status)),
    plots: reservations.flatMap(toPlotRows),
    nights: reservations.flatMap(toNightRows),
    history: lives.flatMap(({ reservation, history }) => history.map((change) => toHistoryRow(reservation, change))),
    received: lives.flatMap(({ reservation, receivedAt }) =>
      receivedAt ? [{ reservation, at: receivedAt, id: context.randomness.uuid() }] : [],
    ),
    ...moneyRows(lives, context.randomness),
    messages: await messagesOf(lives, context),
  }
}

/**
 * Many rows a statement; only the nights go one reservation at a time, through the same door as everybody's.
 */
export async function writeLives(em: EntityManager, rows: Awaited<ReturnType<typeof livesToRows>>): Promise<void> {
  await inBatches(rows.reservations, (batch) => insertedRecords('reservation', batch).execute(databaseOf(em)))
  for (const reservation of rows.occupying) {
    const taken = await takeNights(em, reservation)
    if (taken.length > 0) throw new Error(`the demo sold a plot twice: ${reservation.simpleReference}`)
  }
  await inBatches(rows.plots, (batch) => insertedRecords('reservation_plot', batch).execute(databaseOf(em)))
  await inBatches(rows.nights, (batch) => insertedRecords('reservation_night', batch).execute(databaseOf(em)))
  await inBatches(rows.history, (batch) => insertedRecords('reservation_status_history', batch).execute(databaseOf(em)))
  for (const { reservation, at, id } of rows.received) {
    const { id: reservationId, organisationId } = reservation
    await new PostgresDeskLog(em).add({ id, organisationId, reservationId, act: 'checked-in', at, by: 'desk', note: null })
  }
  await inBatches(rows.attempts, (batch) => databaseOf(em).insertInto('payment_attempt').values(batch).execute())
  await inBatches(rows.payments, (batch) => databaseOf(em).insertInto('payment').values(batch).execute())
  await inBatches(rows.refunds, (batch) => databaseOf(em).insertInto('refund_task').values(batch).execute())
  await inBatches(rows.messages, (batch) => new PostgresOutbox(em).add(batch))
  await sql`
    update outbox_message set state = 'sent', sent_at = created_at + interval '4 seconds'
    where state = 'pending' and organisation_id = any(${rows.organisationIds}::uuid[])`.execute(databaseOf(em))
}

function moneyRows(lives: readonly DemoLife[], randomness: Randomness) {
  const moved = lives.flatMap(({ reservation, money }) => money.map((one) => ({ reservation, ...one })))
  const attempts = moved.flatMap(({ attempt, kind }) => (attempt && kind === 'capture' ? [attempt] : []))
  return {
    attempts: attempts.map(toAttemptRow),
    payments: moved.map(({ reservation, kind, attempt, amount, at }) => ({
      id: randomness.uuid(),
      organisation_id: reservation.organisationId,
      reservation_id: reservation.id,
      payment_attempt_id: attempt?.id ?? null,
      kind,
      amount_cents: amount.cents,
      currency: amount.currency,
      at: at.toString(),
      gateway_payment_id: kind === 'capture' ? (attempt?.gatewayPaymentId ?? null) : randomness.key(),
    })),
    refunds: moved
      .filter(({ kind }) => kind === 'refund')
      .map(({ reservation, attempt, amount, at }) => ({
        id: randomness.key(),
        organisation_id: reservation.organisationId,
        reservation_id: reservation.id,
        payment_attempt_id: attempt?.id ?? null,
        amount_cents: amount.cents,
        currency: amount.currency,
        reason: 'cancellation' as const,
        state: 'done' as const,
        created_at: at.subtract({ minutes: 3 }).toString(),
        closed_at: at.toString(),
      })),
  }
}

/** What the guests heard back then, as the product would have written it. */
async function messagesOf(lives: readonly DemoLife[], { randomness, catalogues, publicUrl, confirmationKeys }: LivesContext) {
  const byId = new Map(catalogues.map((catalogue) => [catalogue.organisation.id, catalogue]))
  const messages: OutboxMessage[] = []
  const outbox = { add: async (added: readonly OutboxMessage[]) => messages.push(...added) }
  const log = { skipped: () => {}, failed: () => {}, dead: () => {}, undelivered: () => {} }
  for (const { event, at, reservation } of lives.flatMap(({ notices }) => notices)) {
    const catalogue = byId.get(reservation.organisationId)
    if (!catalogue) throw new Error('a demo reservation without a campsite')
    const { organisation, sites } = catalogue
    const notified = reservation as NotifiedReservation
    const isByMessage = needsConfirmation(notified, organisation.takesOnlinePayment)
    const confirmation = isByMessage ? await confirmationKeys.of(notified.id) : null
    const facts = notificationFacts({ reservation: notified, organisation, sites, publicUrl, confirmation })
    const record = new RecordNotification({
      outbox: outbox as unknown as Outbox,
      newsLog: { add: async () => {} },
      clock: { now: () => at },
      randomness,
      messageLog: log,
    })
    await record.execute({ reservation: notified, event, facts })
  }
  return messages
}

async function inBatches<Row>(rows: readonly Row[], write: (batch: Row[]) => Promise<unknown>): Promise<void> {
  const size = 200
  for (let start = 0; start < rows.length; start += size) await write(rows.slice(start, start + size))
}
