import type { ContactMessage, Enquiries, Enquiry, EnquiryLimit, Prospect } from '@camp/application/enquiries/enquiries.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { type EnquiryRow, toEnquiry } from './enquiry-rows.ts'

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
    const { rows } = await sql<EnquiryRow>`
      select 'message' as kind, id, reference, name, email, created_at, subject, message,
        null as campsite, null as phone, null as province_code, null::integer as plot_count, null as stage
      from contact_message
      union all
      select 'prospect', id, reference, name, email, created_at, null, message, campsite, phone, province_code, plot_count, stage
      from prospect
      order by created_at desc limit ${limit}`.execute(this.#em.getKysely())
    return rows.map(toEnquiry)
  }

  /** Until the transaction ends, the next one of the same sender waits: it must see what this one wrote. */
  async #oneAtATime({ kind, email }: Enquiry): Promise<void> {
    const sender = `${kind} ${email.toLowerCase()}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${sender}, 0))`.execute(this.#em.getKysely({ type: 'write' }))
  }

  async #countSince({ since }: EnquiryLimit, { kind, email }: Enquiry): Promise<number> {
    const table = sql.table(kind === 'message' ? 'contact_message' : 'prospect')
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${table}
      where lower(email) = lower(${email}) and created_at > ${since.toString()}`.execute(this.#em.getKysely({ type: 'write' }))
    return rows[0]?.count ?? 0
  }

  async #addMessage({ id, reference, name, email, subject, message, createdAt }: ContactMessage): Promise<void> {
    await sql`
      insert into contact_message (id, reference, name, email, subject, message, created_at)
      values (${id}, ${reference}, ${name}, ${email}, ${subject}, ${message}, ${createdAt.toString()})`.execute(
      this.#em.getKysely({ type: 'write' }),
    )
  }

  async #addProspect(prospect: Prospect): Promise<void> {
    const { id, reference, name, email, campsite, phone, provinceCode, plotCount, message, stage, createdAt } = prospect
    await sql`
      insert into prospect
        (id, reference, name, email, campsite, phone, province_code, plot_count, message, stage, created_at)
      values (${id}, ${reference}, ${name}, ${email}, ${campsite}, ${phone}, ${provinceCode}, ${plotCount}, ${message},
        ${stage}, ${createdAt.toString()})`.execute(this.#em.getKysely({ type: 'write' }))
  }
}
