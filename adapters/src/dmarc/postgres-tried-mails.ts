import type { MailPutAside, TriedMails } from '@camp/application/dmarc/tried-mails.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'

export class PostgresTriedMails implements TriedMails {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async begin({ id, name }: Parameters<TriedMails['begin']>[0], at: Temporal.Instant): Promise<number> {
    const { tries } = await this.#database()
      .insertInto('dmarc_mail')
      .values({ id, name, tries: 1, tried_at: at.toString() })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ tries: sql`dmarc_mail.tries + 1`, tried_at: at.toString() }))
      .returning('tries')
      .executeTakeFirstOrThrow()
    return tries
  }

  async forget(id: string): Promise<void> {
    await this.#database().deleteFrom('dmarc_mail').where('id', '=', id).execute()
  }

  async putAside(id: string, at: Temporal.Instant): Promise<void> {
    const facts = { is_aside: true, tried_at: at.toString() }
    await this.#database().updateTable('dmarc_mail').set(facts).where('id', '=', id).execute()
  }

  async aside(): Promise<readonly MailPutAside[]> {
    const rows = await this.#database()
      .selectFrom('dmarc_mail')
      .select(['id', 'name', 'tried_at'])
      .where('is_aside', '=', true)
      .orderBy('tried_at', 'desc')
      .orderBy('id')
      .execute()
    return rows.map(({ id, name, tried_at }) => ({ id, name, at: Temporal.Instant.from(tried_at) }))
  }

  async forgetBefore(moment: Temporal.Instant): Promise<void> {
    await this.#database().deleteFrom('dmarc_mail').where('tried_at', '<', moment.toString()).execute()
  }

  #database() {
    return databaseOf(this.#em)
  }
}
