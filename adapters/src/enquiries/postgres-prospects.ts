import type { EnquiryId, ProspectStage } from '@camp/application/enquiries/enquiries.ts'
import type {
  EnquiryQuery,
  EnquirySort,
  FollowedEnquiry,
  ProspectCampsite,
  ProspectNote,
  Prospects,
} from '@camp/application/enquiries/prospects/prospects.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { fullName } from '../postgres/name-in-sql.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'
import { type EnquiryRow, toEnquiry, writtenEnquiries } from './enquiry-rows.ts'

const sortColumns = {
  createdAt: sql`created_at`,
  name: sql`search_form(name)`,
  email: sql`lower(email)`,
} as const satisfies Record<EnquirySort, unknown>

/** Raw where enquiries of both kinds are read as one list. */
export class PostgresProspects implements Prospects {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async page({ search, stage, sort, isDescending, limit, offset }: EnquiryQuery) {
    const found = sql`
      from (${writtenEnquiries}) enquiry
      where (${stage} = '' or coalesce(stage, kind) = ${stage})
        and strpos(search_form(concat_ws(' ', name, email, campsite, subject, phone, reference)), search_form(${search})) > 0`
    const { rows } = await sql<EnquiryRow>`
      select * ${found} order by ${sortColumns[sort]} ${isDescending ? sql`desc` : sql`asc`}, created_at desc, id
      limit ${limit} offset ${offset}`.execute(this.#database())
    const total = await sql<{ readonly total: number }>`select count(*)::int as total ${found}`.execute(this.#database())
    return { rows: rows.map(toEnquiry), total: total.rows[0]?.total ?? 0 }
  }

  async find(id: EnquiryId): Promise<FollowedEnquiry | undefined> {
    if (!isUuid(id)) return undefined
    const { rows } = await sql<EnquiryRow>`select * from (${writtenEnquiries}) enquiry where id = ${id}`.execute(this.#database())
    const [row] = rows
    return row && { enquiry: toEnquiry(row), campsite: await this.#campsiteOf(id), notes: await this.#notesOf(id) }
  }

  async findForChange(id: EnquiryId) {
    if (!isUuid(id)) return undefined
    const row = await this.#database().selectFrom('prospect').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
    const found = row && (await this.find(row.id))
    return found?.enquiry.kind === 'prospect' ? { prospect: found.enquiry, campsite: found.campsite } : undefined
  }

  async setStage(id: EnquiryId, stage: ProspectStage): Promise<void> {
    await this.#database().updateTable('prospect').set({ stage }).where('id', '=', id).execute()
  }

  async addNote(id: EnquiryId, { at, by, text }: ProspectNote): Promise<void> {
    await this.#database().insertInto('prospect_note').values({ prospect_id: id, at: at.toString(), by, text }).execute()
  }

  async setCampsite(id: EnquiryId, organisationId: OrganisationId): Promise<void> {
    await this.#database().updateTable('prospect').set({ organisation_id: organisationId }).where('id', '=', id).execute()
  }

  #campsiteOf(id: EnquiryId): Promise<ProspectCampsite | null> {
    return this.#database()
      .selectFrom('prospect')
      .innerJoin('organisation', 'organisation.id', 'prospect.organisation_id')
      .select(['organisation.slug', 'organisation.name', 'organisation.status'])
      .where('prospect.id', '=', id)
      .executeTakeFirst()
      .then((campsite) => campsite ?? null)
  }

  async #notesOf(id: EnquiryId): Promise<FollowedEnquiry['notes']> {
    const rows = await this.#database()
      .selectFrom('prospect_note as note')
      .leftJoin('user_account as account', (join) => join.on(sql`account.id::text`, '=', sql.ref('note.by')))
      .select(['note.at', 'note.by', 'note.text'])
      .select(fullName('account').as('byName'))
      .where('note.prospect_id', '=', id)
      .orderBy('note.id', 'desc')
      .execute()
    return rows.map(({ at, ...note }) => ({ ...note, at: Temporal.Instant.from(at) }))
  }

  #database() {
    return databaseOf(this.#em)
  }
}
