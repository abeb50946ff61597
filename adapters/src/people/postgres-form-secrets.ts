import type { FormSecrets } from '@camp/application/people/form-secrets.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../postgres/typed-database.ts'
import { newSecret } from './secrets.ts'
import { siteSecret } from './site-secret.ts'

const name = 'forms'

export class PostgresFormSecrets implements FormSecrets {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  current(): Promise<string> {
    return siteSecret(this.#em, name)
  }

  async replace(): Promise<void> {
    await this.current()
    await databaseOf(this.#em).updateTable('site_secret').set({ value: newSecret() }).where('name', '=', name).execute()
  }
}
