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
    return this.#connections(rows.filter((row) => isPassword(password, row.password_hash)))
  }

  async find(organisationId: OrganisationId): Promise<HtiConnection | undefined> {
    const rows = await this.#active().where('organisation_id', '=', organisationId).execute()
    const [connection] = await this.#connections(rows)
    return connection
  }

  #active() {
    return databaseOf(this.#em).selectFrom('hti_connection').selectAll().where('is_active', '=', true)
  }

  async #connections(rows: readonly ConnectionRow[]): Promise<readonly HtiConnection[]> {
    const ids = rows.map(({ organisation_id }) => organisation_id)
    const rooms = Map.groupBy(await roomsOfConnections(this.#em, ids), (room) => room.organisationId)
    return rows.map(({ organisation_id: organisationId, property_code: propertyCode, proof }) => {
      return { organisationId, propertyCode, proof, rooms: (rooms.get(organisationId) ?? []).map(toRoom) }
    })
  }
}

interface ConnectionRow {
  readonly organisation_id: OrganisationId
  readonly property_code: string
  readonly proof: HtiConnection['proof']
}

type Room = HtiConnection['rooms'][number] & Pick<HtiConnection, 'organisationId'>

async function roomsOfConnections(em: EntityManager, ids: readonly OrganisationId[]): Promise<readonly Room[]> {
  if (ids.length === 0) return []
  return databaseOf(em)
    .selectFrom('hti_room')
    .select(['organisation_id as organisationId', 'plot_id as plotId', 'code'])
    .where('organisation_id', '=', ({ fn, val }) => fn.any(val(ids)))
    .orderBy('code')
    .execute()
}

export async function roomsOfConnection(em: EntityManager, organisationId: OrganisationId): Promise<HtiConnection['rooms']> {
  const rooms = await roomsOfConnections(em, [organisationId])
  return rooms.map(toRoom)
}

function toRoom({ plotId, code }: Room): HtiConnection['rooms'][number] {
  return { plotId, code }
}
