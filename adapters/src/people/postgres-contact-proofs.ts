import {
  type ContactCodeTry,
  type ContactProofs,
  kindOfChannel,
  type NewContactCode,
} from '@camp/application/people/contact-proof/contact-proofs.ts'
import { codeTries } from '@camp/domain/people/one-time-code.ts'
import { type ContactKind, proofHours } from '@camp/domain/reservations/contact-proof.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../postgres/typed-database.ts'
import { hashOf, newSecret } from './secrets.ts'

/** The code is hashed together with its key: alone it has too few digits to hide. */
export class PostgresContactProofs implements ContactProofs {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async issue({ channel, code, expiresAt }: NewContactCode): Promise<string> {
    const key = newSecret()
    const row = { key_hash: hashOf(key), code_hash: codeHash(key, code), channel, expires_at: expiresAt.toString() }
    await this.#database().insertInto('contact_proof').values(row).execute()
    const longAgo = expiresAt.subtract({ hours: proofHours * 2 }).toString()
    await this.#database().deleteFrom('contact_proof').where('expires_at', '<', longAgo).execute()
    return key
  }

  /** One statement: the row's lock lets one try after the other count. */
  async tryCode({ key, code, at, until }: ContactCodeTry): Promise<ContactKind | undefined> {
    const row = await this.#database()
      .updateTable('contact_proof')
      .set(({ eb, cast, val }) => ({
        tries: eb('tries', '+', 1),
        proved_until: eb
          .case()
          .when('code_hash', '=', codeHash(key, code))
          .then(cast<string>(val(until.toString()), 'timestamptz'))
          .end(),
      }))
      .where('key_hash', '=', hashOf(key))
      .where('proved_until', 'is', null)
      .where('tries', '<', codeTries)
      .where('expires_at', '>', at.toString())
      .returning(['channel', 'proved_until'])
      .executeTakeFirst()
    return row && row.proved_until !== null ? kindOfChannel(row.channel) : undefined
  }

  async provedBy(key: string, at: Temporal.Instant): Promise<ContactKind | undefined> {
    const row = await this.#database()
      .selectFrom('contact_proof')
      .select('channel')
      .where('key_hash', '=', hashOf(key))
      .where('proved_until', '>', at.toString())
      .executeTakeFirst()
    return row && kindOfChannel(row.channel)
  }

  #database() {
    return databaseOf(this.#em)
  }
}

function codeHash(key: string, code: string): string {
  return hashOf(`${key} ${code}`)
}
