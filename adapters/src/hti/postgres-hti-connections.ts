import type { HtiConnection, HtiConnections } from '@camp/application/hti/hti-connections.ts'
import type { HtiCredentials } from '@camp/application/hti/hti-messages.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../postgres/typed-database.ts'
import { isPassword } from './connection-password.ts'

export class PostgresHtiConnections implements HtiConnections {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async provedBy({ userName, password }: HtiCredentials): Promise<readonly HtiConnection[]> {
    if (userName.includes('\0')) return []
    const rows = await this.#active()
      .where('direction', '<>', 'out')
      .where('user_name', '=', userName)
      .orderBy('property_code')
      .execute()
    const proved = rows.filter((row) => isPassword(password, row.password_hash))
    return Promise.all(proved.map((row) => this.#connection(row)))
  }

  async find(organisationId: OrganisationId): Promise<HtiConnection | undefined> {
    const row = await this.#active().where('organisation_id', '=', organisationId).executeTakeFirst()
    return row && this.#connection(row)
  }

  #active() {
    return databaseOf(this.#em).selectFrom('hti_connection').selectAll().where('is_active', '=', true)
  }

  async #connection(row: ConnectionRow): Promise<HtiConnection> {
    const { organisation_id: organisationId, property_code: propertyCode, proof } = row
    return { organisationId, propertyCode, proof, rooms: await roomsOfConnection(this.#em, organisationId) }
  }
}

interface ConnectionRow {
  readonly organisation_id: OrganisationId
  readonly property_code: string
  readonly proof: HtiConnection['proof']
}

export function roomsOfConnection(em: EntityManager, organisationId: OrganisationId): Promise<HtiConnection['rooms']> {
  return databaseOf(em)
    .selectFrom('hti_room')
    .select(['plot_id as plotId', 'code'])
    .where('organisation_id', '=', organisationId)
    .orderBy('code')
    .execute()
}
