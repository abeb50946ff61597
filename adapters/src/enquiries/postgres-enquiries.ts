import type { ContactMessage, Enquiries, Enquiry, EnquiryLimit, Prospect } from '@camp/application/enquiries/enquiries.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { type EnquiryRow, toEnquiry, writtenEnquiries } from './enquiry-rows.ts'

/** Raw where enquiries of both kinds are read as one list, and for the lock. */
export class PostgresEnquiries implements Enquiries {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async addWithin(limit: EnquiryLimit, enquiry: Enquiry): Promise<boolean> {
    return this.#em.transactional(async () => {
      await this.#oneAtATime(enquiry)
      if ((await this.#countSince(limit, enquiry)) >= limit.most) return false
      await (enquiry.kind === 'message' ? this.#addMessage(enquiry) : this.#addProspect(enquiry))
      return true
    })
  }

  async list(limit: number): Promise<readonly Enquiry[]> {
    const { rows } = await sql<EnquiryRow>`${writtenEnquiries} order by created_at desc limit ${limit}`.execute(
      databaseOf(this.#em),
    )
    return rows.map(toEnquiry)
  }

  /** Until the transaction ends, the next one of the same sender waits: it must see what this one wrote. */
  async #oneAtATime({ kind, email }: Enquiry): Promise<void> {
    const sender = `${kind} ${email.toLowerCase()}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${sender}, 0))`.execute(databaseOf(this.#em))
  }

  async #countSince({ since }: EnquiryLimit, { kind, email }: Enquiry): Promise<number> {
    const { count } = await databaseOf(this.#em)
      .selectFrom(kind === 'message' ? 'contact_message' : 'prospect')
      .select(({ fn }) => fn.countAll().as('count'))
      .where(({ eb, fn, val }) => eb(fn('lower', ['email']), '=', fn('lower', [val(email)])))
      .where('created_at', '>', since.toString())
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  async #addMessage({ id, reference, name, email, subject, message, createdAt }: ContactMessage): Promise<void> {
    await databaseOf(this.#em)
      .insertInto('contact_message')
      .values({ id, reference, name, email, subject, message, created_at: createdAt.toString() })
      .execute()
  }

  async #addProspect(prospect: Prospect): Promise<void> {
    const { id, reference, name, email, campsite, phone, provinceCode, plotCount, message, stage, createdAt } = prospect
    const sender = { id, reference, name, email, created_at: createdAt.toString() }
    await databaseOf(this.#em)
      .insertInto('prospect')
      .values({ ...sender, campsite, phone, province_code: provinceCode, plot_count: plotCount, message, stage })
      .execute()
  }
}
