import {
  type DayOfMail,
  type DispositionOfMail,
  type DmarcReportName,
  type DmarcReports,
  type MailSource,
  type MailSummary,
  mostDaysShown,
  mostSourcesShown,
} from '@camp/application/dmarc/dmarc-reports.ts'
import type { DmarcReport } from '@camp/domain/dmarc/dmarc-report.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'

/** Sums of messages: more than 32 bits, and far less than a number of JavaScript holds. */
const messages = sql`sum(message_count)::float8`
const passed = sql`coalesce(sum(message_count) filter (where is_dkim_passed or is_spf_passed), 0)::float8`

export class PostgresDmarcReports implements DmarcReports {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async add({ orgName, reportId, domain, begin, end, records }: DmarcReport, now: Temporal.Instant): Promise<boolean> {
    const added = await this.#database()
      .insertInto('dmarc_report')
      .values({
        org_name: orgName,
        report_id: reportId,
        domain,
        begin_at: begin.toString(),
        end_at: end.toString(),
        imported_at: now.toString(),
      })
      .onConflict((conflict) => conflict.constraint('dmarc_report_kept_once').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return false
    // Raw: thousands of rows in one statement.
    await sql`
      insert into dmarc_record (report_id, position, source_ip, message_count, disposition, is_dkim_passed, is_spf_passed, header_from)
      select ${added.id}::uuid, position, source_ip, message_count, disposition, is_dkim_passed, is_spf_passed, header_from
      from unnest(${records.map(({ sourceIp }) => sourceIp)}::text[], ${records.map(({ count }) => count)}::int[],
        ${records.map(({ disposition }) => disposition)}::text[], ${records.map(({ dkim }) => dkim === 'pass')}::boolean[],
        ${records.map(({ spf }) => spf === 'pass')}::boolean[], ${records.map(({ headerFrom }) => headerFrom)}::text[])
        with ordinality as read (source_ip, message_count, disposition, is_dkim_passed, is_spf_passed, header_from, position)
    `.execute(this.#database())
    return true
  }

  async has({ orgName, reportId, domain, begin }: DmarcReportName): Promise<boolean> {
    const row = await this.#database()
      .selectFrom('dmarc_report')
      .select('id')
      .where('org_name', '=', orgName)
      .where('report_id', '=', reportId)
      .where('domain', '=', domain)
      .where('begin_at', '=', begin.toString())
      .executeTakeFirst()
    return row !== undefined
  }

  async summary(since: Temporal.Instant | null): Promise<MailSummary> {
    // Raw: reports over the same rows.
    const seen = sql`dmarc_record record join dmarc_report report on report.id = record.report_id
      where ${since === null ? sql`true` : sql`end_at >= ${since.toString()}`}`
    const [totals] = await this.#rows<Totals>(sql`
      select coalesce(${messages}, 0) as messages, ${passed} as passed, count(distinct report.id)::int as reports,
        count(distinct source_ip)::int as sources from ${seen}`)
    const day = sql`to_char(begin_at at time zone 'UTC', 'YYYY-MM-DD')`
    const days = await this.#rows<DayOfMail>(sql`
      select ${day} as day, ${messages} as messages, ${passed} as passed from ${seen}
      group by 1 order by 1 desc limit ${mostDaysShown}`)
    const sources = await this.#rows<MailSource>(sql`
      select source_ip as "sourceIp", ${messages} as messages, ${passed} as passed, ${passed} = 0 as "isUnknown",
        (array_agg(distinct header_from order by header_from))[1:5] as "headerFrom", max(${day}) as "lastDay"
      from ${seen} group by source_ip order by "isUnknown" desc, messages desc, source_ip limit ${mostSourcesShown}`)
    const dispositions = await this.#rows<DispositionOfMail>(sql`
      select disposition, ${messages} as messages, ${passed} as passed from ${seen} group by disposition order by messages desc, 1`)
    return {
      messages: totals?.messages ?? 0,
      passed: totals?.passed ?? 0,
      reports: totals?.reports ?? 0,
      days,
      sources,
      sourceCount: totals?.sources ?? 0,
      dispositions,
    }
  }

  async #rows<Row>(query: ReturnType<typeof sql>): Promise<readonly Row[]> {
    return (await sql<Row>`${query}`.execute(this.#database())).rows
  }

  #database() {
    return databaseOf(this.#em)
  }
}

interface Totals {
  readonly messages: number
  readonly passed: number
  readonly reports: number
  readonly sources: number
}
