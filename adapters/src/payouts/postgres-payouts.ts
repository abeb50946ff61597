import type { DuePayout, NewAccount, NewRun, Payout, PayoutLine, PayoutRun, Payouts } from '@camp/application/payouts/payouts.ts'
import { usedFrom } from '@camp/domain/payouts/second-person.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { platformDay, platformZone } from '@camp/domain/shared/platform-zone.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { storedInstant } from '../postgres/stored-instant.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { bankFile } from './bank-file.ts'
import { type DueRow, type LineRow, type PayoutOfRow, toDue, toLine, toPayout } from './payout-rows.ts'

/** Raw where lines of the ledger are summed and joined. */
export class PostgresPayouts implements Payouts {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async earn(moment: Temporal.Instant): Promise<void> {
    await sql`select earn_what_is_over(${moment.toString()}::timestamptz)`.execute(databaseOf(this.#em))
  }

  async due(moment: Temporal.Instant, organisationId?: OrganisationId): Promise<readonly DuePayout[]> {
    const { rows } = await sql<DueRow>`
      select journal.organisation_id, slug, organisation.name, bank_name, bank_account_name, bank_account_number, bank_branch_code,
        bank_account_type, bank_details_changed_at, bank_details_announced_at, ${lineColumns}
      from ledger_journal journal
        join ledger_entry entry on entry.journal_id = journal.id and entry.account = 'campsite' and journal.kind <> 'payout'
        join organisation on organisation.id = journal.organisation_id
        join country on country.code = organisation.country_code
        left join reservation on reservation.id = journal.reservation_id
      where not exists (select from payout_entry line where line.journal_id = entry.journal_id and line.position = entry.position)
        and (reservation.id is null or reservation.departure < (${moment.toString()}::timestamptz at time zone country.timezone)::date)
        and ${organisationId === undefined ? sql`true` : sql`organisation.id = ${organisationId}`}
      order by organisation.name collate "C", organisation.id, journal.at, journal.id`.execute(databaseOf(this.#em))
    return toDue(rows)
  }

  /** What is owed already, and what guests' money becomes the campsite's by then. */
  async newAccounts(moment: Temporal.Instant): Promise<readonly NewAccount[]> {
    const byThen = sql`(${usedFrom(moment).toString()}::timestamptz at time zone country.timezone)::date`
    const { rows } = await sql<NewAccountRow>`
      select organisation.id, slug, organisation.name, bank_account_number, bank_details_changed_at
      from organisation join country on country.code = organisation.country_code
      where bank_details_changed_at is not null and bank_details_announced_at is null and bank_account_number is not null
        and (exists (select from ledger_journal journal
            join ledger_entry entry on entry.journal_id = journal.id and entry.account = 'campsite' and journal.kind <> 'payout'
          where journal.organisation_id = organisation.id and not exists (
            select from payout_entry line where line.journal_id = entry.journal_id and line.position = entry.position))
        or exists (select from ledger_journal journal
            join ledger_entry entry on entry.journal_id = journal.id and entry.account = 'guest'
            join reservation on reservation.id = journal.reservation_id
          where journal.organisation_id = organisation.id and reservation.departure < ${byThen}
          group by reservation.id having sum(entry.amount_cents) <> 0))
      order by organisation.name collate "C", organisation.id`.execute(databaseOf(this.#em))
    return rows.map((row) => ({
      organisationId: row.id,
      slug: row.slug,
      name: row.name,
      accountNumber: row.bank_account_number,
      changedAt: Temporal.Instant.from(row.bank_details_changed_at),
    }))
  }

  async markAnnounced(
    { organisationId, changedAt }: Pick<NewAccount, 'organisationId' | 'changedAt'>,
    at: Temporal.Instant,
  ): Promise<boolean> {
    const marked = await databaseOf(this.#em)
      .updateTable('organisation')
      .set({ bank_details_announced_at: at.toString() })
      .where('id', '=', organisationId)
      .where('bank_details_changed_at', '=', changedAt.toString())
      .where('bank_details_announced_at', 'is', null)
      .executeTakeFirst()
    return marked.numUpdatedRows === 1n
  }

  async takeTurn(): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtext('camp.payouts'))`.execute(databaseOf(this.#em))
  }

  async prepare({ preparedAt, preparedBy, needsSecond, payouts }: NewRun): Promise<string> {
    const { rows: ids } = await sql<{ id: string }>`
      select nextval(pg_get_serial_sequence('payout_run', 'id'))::text as id`.execute(databaseOf(this.#em))
    const id = ids[0]?.id ?? ''
    const named = payouts.map((payout, index) => Object.assign({ reference: `CAMP-${id}-${index + 1}` }, payout))
    const file = bankFile({ run: id, on: platformDay(preparedAt), lines: named })
    await sql`insert into payout_run (id, prepared_at, prepared_by, needs_second, file) overriding system value
      values (${id}::bigint, ${preparedAt.toString()}::timestamptz, ${preparedBy}, ${needsSecond}, ${file})`.execute(
      databaseOf(this.#em),
    )
    for (const payout of named) await this.#add(id, payout)
    return id
  }

  async #add(runId: string, payout: NewRun['payouts'][number] & { readonly reference: string }): Promise<void> {
    const { bankDetails, amount, lines } = payout
    const { id } = await databaseOf(this.#em)
      .insertInto('payout')
      .values({
        run_id: runId,
        organisation_id: payout.organisationId,
        reference: payout.reference,
        currency: amount.currency,
        amount_cents: String(amount.cents),
        bank_name: bankDetails.bankName,
        bank_account_name: bankDetails.accountName,
        bank_account_number: bankDetails.accountNumber,
        bank_branch_code: bankDetails.branchCode,
        bank_account_type: bankDetails.accountType,
        bank_details_changed_at: payout.detailsChangedAt?.toString() ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await databaseOf(this.#em)
      .insertInto('payout_entry')
      .values(lines.map(({ journalId, position }) => ({ journal_id: journalId, position, payout_id: id })))
      .execute()
  }

  async runs(limit: number): Promise<readonly PayoutRun[]> {
    const rows = await databaseOf(this.#em)
      .selectFrom('payout_run')
      .select(['id', 'prepared_at', 'prepared_by', 'needs_second', 'approved_at', 'approved_by'])
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
    const ids = rows.map(({ id }) => id)
    const payouts = ids.length === 0 ? [] : await this.#payouts(sql`payout.run_id = any(${ids}::bigint[])`)
    return rows.map((row) => toRun(row, payouts))
  }

  async run(id: string): Promise<(PayoutRun & { readonly file: string }) | null> {
    if (!isNumber(id)) return null
    const row = await databaseOf(this.#em).selectFrom('payout_run').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? Object.assign(toRun(row, await this.#payouts(sql`payout.run_id = ${id}::bigint`)), { file: row.file }) : null
  }

  async payout(id: string): Promise<Payout | null> {
    const [payout] = await this.#payouts(isNumber(id) ? sql`payout.id = ${id}::bigint` : sql`payout.reference = ${id}`)
    return payout ?? null
  }

  async approve(runId: string, by: string, at: Temporal.Instant): Promise<void> {
    await databaseOf(this.#em)
      .updateTable('payout_run')
      .set({ approved_at: at.toString(), approved_by: by })
      .where('id', '=', runId)
      .execute()
  }

  async markPaid(id: string, { by, at, bankReference }: Parameters<Payouts['markPaid']>[1]): Promise<void> {
    const paid = { paid_at: at.toString(), paid_by: by, bank_reference: bankReference }
    await databaseOf(this.#em).updateTable('payout').set(paid).where('id', '=', id).execute()
  }

  async markReturned(id: string, { by, at, reason }: Parameters<Payouts['markReturned']>[1]): Promise<void> {
    const returned = { returned_at: at.toString(), returned_by: by, return_reason: reason }
    await databaseOf(this.#em).updateTable('payout').set(returned).where('id', '=', id).execute()
  }

  ofOrganisation(id: OrganisationId): Promise<readonly Payout[]> {
    return this.#payouts(sql`payout.organisation_id = ${id}`)
  }

  paidIn(month: Temporal.PlainYearMonth): Promise<readonly Payout[]> {
    const from = month.toPlainDate({ day: 1 }).toZonedDateTime(platformZone).toInstant().toString()
    const before = month.add({ months: 1 }).toPlainDate({ day: 1 }).toZonedDateTime(platformZone).toInstant().toString()
    return this.#payouts(sql`paid_at >= ${from}::timestamptz and paid_at < ${before}::timestamptz`)
  }

  async linesOf(id: string): Promise<readonly PayoutLine[]> {
    const { rows } = await sql<LineRow>`
      select ${lineColumns} from payout_entry line
        join ledger_entry entry on entry.journal_id = line.journal_id and entry.position = line.position
        join ledger_journal journal on journal.id = line.journal_id
        left join reservation on reservation.id = journal.reservation_id
      where line.payout_id = ${id}::bigint order by journal.at, journal.id`.execute(databaseOf(this.#em))
    return rows.map(toLine)
  }

  async #payouts(condition: RawBuilder<unknown>): Promise<readonly Payout[]> {
    const { rows } = await sql<PayoutOfRow>`
      select payout.id::text, run_id::text, organisation_id, slug, organisation.name, reference, amount_cents::float8 as cents, currency,
        payout.bank_name, payout.bank_account_name, payout.bank_account_number, payout.bank_branch_code, payout.bank_account_type,
        prepared_at, paid_at, bank_reference, returned_at, return_reason
      from payout join payout_run on payout_run.id = run_id join organisation on organisation.id = organisation_id
      where ${condition} order by payout.id desc`.execute(databaseOf(this.#em))
    return rows.map(toPayout)
  }
}

/** Over `journal`, its `entry` and perhaps its `reservation`. */
const lineColumns = sql.raw(`journal.id::text as journal_id, entry.position, journal.kind, journal.at, journal.reservation_id,
  simple_reference as reference, -entry.amount_cents::float8 as cents, journal.currency`)

interface NewAccountRow {
  readonly id: OrganisationId
  readonly slug: string
  readonly name: string
  readonly bank_account_number: string
  readonly bank_details_changed_at: string
}

interface RunRow {
  readonly id: string
  readonly prepared_at: string
  readonly prepared_by: string
  readonly needs_second: boolean
  readonly approved_at: string | null
  readonly approved_by: string | null
}

function toRun(row: RunRow, payouts: readonly Payout[]): PayoutRun {
  return {
    id: row.id,
    preparedAt: Temporal.Instant.from(row.prepared_at),
    preparedBy: row.prepared_by,
    needsSecond: row.needs_second,
    approvedAt: storedInstant(row.approved_at),
    approvedBy: row.approved_by,
    payouts: payouts.filter(({ runId }) => runId === row.id).toReversed(),
  }
}

function isNumber(id: string): boolean {
  return /^\d{1,18}$/.test(id)
}
