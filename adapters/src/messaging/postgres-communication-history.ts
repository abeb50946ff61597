import type {
  CommunicationFilter,
  CommunicationHistory,
  DeliveryReport,
  ProviderKey,
  ReportKey,
  SentMessage,
} from '@camp/application/messaging/communication-history.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { toReport, toReportRow, toSentMessage, toSentMessageRow } from './messaging-rows.ts'

export class PostgresCommunicationHistory implements CommunicationHistory {
  readonly #em: EntityManager

  readonly #staysLocal: boolean

  /** `staysLocal`: nothing that this process sends leaves the machine. */
  constructor(em: EntityManager, { staysLocal = false }: { readonly staysLocal?: boolean } = {}) {
    this.#em = em
    this.#staysLocal = staysLocal
  }

  async add(message: SentMessage): Promise<void> {
    const { channel, providerMessageId, deliveryState, outboxMessageId } = message
    if (deliveryState === 'unanswered' && outboxMessageId) await this.#hold(`our ${channel} ${outboxMessageId}`)
    if (providerMessageId !== null) await this.#hold(`${channel} ${providerMessageId}`)
    await this.#database().insertInto('communication_history').values(toSentMessageRow(message, this.#staysLocal)).execute()
  }

  async list(filter: CommunicationFilter): Promise<readonly SentMessage[]> {
    const { id, reservationId, deliveryState, channel, staysLocal, outboxMessageIds, limit } = filter
    if (outboxMessageIds?.length === 0) return []
    const rows = await this.#database()
      .selectFrom('communication_history')
      .selectAll()
      .$call((query) => (id === undefined ? query : query.where('id', '=', id)))
      .$call((query) => (reservationId === undefined ? query : query.where('reservation_id', '=', reservationId)))
      .$call((query) => (deliveryState === undefined ? query : query.where('delivery_state', '=', deliveryState)))
      .$call((query) => (channel === undefined ? query : query.where('channel', '=', channel)))
      .$call((query) => (outboxMessageIds === undefined ? query : query.where('outbox_message_id', 'in', outboxMessageIds)))
      .$if(staysLocal === true, (query) =>
        query.where('stays_local', '=', true).where('delivery_state', 'not in', ['failed', 'unanswered']),
      )
      .orderBy('sent_at', 'desc')
      .limit(limit)
      .execute()
    return rows.map(toSentMessage)
  }

  async forReport(key: ProviderKey & Pick<DeliveryReport, 'messageId'>): Promise<SentMessage | undefined> {
    const { channel, providerMessageId, messageId } = key
    if (messageId) await this.#hold(`our ${channel} ${messageId}`)
    await this.#hold(`${channel} ${providerMessageId}`)
    const newest = this.#database()
      .selectFrom('communication_history')
      .selectAll()
      .where('channel', '=', channel)
      .orderBy('sent_at', 'desc')
      .limit(1)
      .forUpdate()
    const known = await newest.where('provider_message_id', '=', providerMessageId).executeTakeFirst()
    if (known || !messageId) return known && toSentMessage(known)
    const unanswered = newest.where('outbox_message_id', '=', messageId).where('delivery_state', '=', 'unanswered')
    const row = await unanswered.executeTakeFirst()
    return row && toSentMessage(row)
  }

  async noteDelivery(id: string, delivery: Parameters<CommunicationHistory['noteDelivery']>[1]): Promise<void> {
    const { deliveryState, providerMessageId, error, at } = delivery
    await this.#database()
      .updateTable('communication_history')
      .set({
        delivery_state: deliveryState,
        delivery_state_at: at.toString(),
        provider_message_id: providerMessageId,
        error,
      })
      .where('id', '=', id)
      .execute()
  }

  async forgetReaders(ids: readonly string[]): Promise<void> {
    await this.#database()
      .updateTable('communication_history')
      .set({ to_address: '', subject: null, body_text: '', body_html: null, attachments: '[]', links: '[]', error: null })
      .where('id', '=', ({ fn, val }) => fn.any(val(ids)))
      .execute()
  }

  async keepEarlyReport(report: DeliveryReport, receivedAt: Temporal.Instant): Promise<void> {
    const database = this.#database()
    const tooOld = receivedAt.subtract({ hours: 48 }).toString()
    await database.deleteFrom('early_delivery_report').where('received_at', '<', tooOld).execute()
    await database
      .insertInto('early_delivery_report')
      .values(toReportRow(report, receivedAt))
      .onConflict((conflict) => conflict.constraint('early_delivery_report_once').doNothing())
      .execute()
  }

  async takeEarlyReports({ channel, providerMessageId, messageId }: ReportKey): Promise<readonly DeliveryReport[]> {
    const rows = await this.#database()
      .deleteFrom('early_delivery_report')
      .where('channel', '=', channel)
      .where((row) =>
        row.or([
          ...(providerMessageId === null ? [] : [row('provider_message_id', '=', providerMessageId)]),
          ...(messageId === undefined ? [] : [row('message_id', '=', messageId)]),
        ]),
      )
      .returningAll()
      .execute()
    return rows.map(toReport).toSorted((a, b) => a.at.epochMilliseconds - b.at.epochMilliseconds)
  }

  /**
   * A report and the note of the provider's yes may come at once: the second one waits and sees what the
   * first one wrote.
   */
  async #hold(key: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`message ${key}`}, 0))`.execute(this.#database())
  }

  #database() {
    return databaseOf(this.#em)
  }
}
