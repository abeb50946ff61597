import type { ShortLink, ShortLinks } from '@camp/application/messaging/short-links.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../postgres/typed-database.ts'

export class PostgresShortLinks implements ShortLinks {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async keep({ code, reservationId, path }: ShortLink): Promise<string> {
    const kept = await databaseOf(this.#em)
      .insertInto('short_link')
      .values({ code, reservation_id: reservationId, path })
      // Writes the path as it is, so that the row which is there answers too.
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ path }))
      .returning('code')
      .executeTakeFirstOrThrow()
    return kept.code
  }

  async pathOf(code: string): Promise<string | undefined> {
    const found = await databaseOf(this.#em).selectFrom('short_link').select('path').where('code', '=', code).executeTakeFirst()
    return found?.path
  }
}
