import type { SettingsRow } from '@camp/application/settings/settings-rows.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { isUuid } from '../postgres/uuid.ts'
import { lockSettings } from './lock-settings.ts'

/** What all stores of one kind of settings row do alike; each says itself how its rows are read. */
export abstract class PostgresSettingsRows<Row extends SettingsRow> {
  protected readonly em: EntityManager

  constructor(em: EntityManager) {
    this.em = em
  }

  list(organisationId: OrganisationId): Promise<readonly Row[]> {
    return this.rows(organisationId)
  }

  async find(organisationId: OrganisationId, id: string): Promise<Row | undefined> {
    if (!isUuid(id)) return undefined
    return (await this.rows(organisationId, id as Row['id']))[0]
  }

  async findForChange(organisationId: OrganisationId, id: string): Promise<Row | undefined> {
    if (!isUuid(id)) return undefined
    await lockSettings(this.em, organisationId)
    return this.find(organisationId, id)
  }

  /** In the order in which people read them; of one id where it is given. */
  protected abstract rows(organisationId: OrganisationId, id?: Row['id']): Promise<readonly Row[]>
}
