import type { ImportedOrganisation } from '@camp/application/import-export/imported-organisation.ts'
import type { ImportOutcome } from '@camp/application/import-export/organisation-document.ts'
import type { OrganisationStore } from '@camp/application/import-export/organisation-store.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import type { Randomness } from '@camp/application/shared/randomness.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { lockSettings } from '../settings/lock-settings.ts'
import { type FacilityTag, facilityTags, writeFacilityTags } from './facility-tags.ts'
import { type NamedOrganisation, writeImportedOrganisation } from './imported-organisation-fields.ts'
import { OrderedIds } from './ordered-ids.ts'
import {
  bookedAmong,
  insertRows,
  lockSlug,
  readNamedOrganisation,
  readRows,
  updateRows,
  writeChanges,
} from './organisation-sql.ts'
import { planOrganisation } from './plan-organisation.ts'
import { isSame, RowPlan, type TableChanges } from './row-plan.ts'
import { rowsToOrganisation } from './rows-to-organisation.ts'
import { type StaffAccounts, staffAccounts, writeStaffAccounts } from './staff-accounts.ts'
import type { StoredRow } from './stored-row.ts'

type Outcome = ImportOutcome['outcome']
type Listing = Awaited<ReturnType<OrganisationStore['list']>>[number]

/** The organisation's own row. */
type Own = StoredRow & Pick<NamedOrganisation, 'id' | 'status'>

/** Everything that one document means for the database. */
interface Plan {
  readonly outcome: Outcome
  readonly stored: Own | undefined
  readonly row: Own
  readonly newTags: readonly FacilityTag[]
  readonly accounts: StaffAccounts
  readonly changes: readonly TableChanges[]
}

export interface PostgresOrganisationStorePorts {
  readonly em: EntityManager
  readonly clock: Clock
  readonly randomness: Randomness
}

/** Writes only the rows that differ, so that ids, versions and cached catalogues of everything else stay. */
export class PostgresOrganisationStore implements OrganisationStore {
  readonly #ports: PostgresOrganisationStorePorts

  constructor(ports: PostgresOrganisationStorePorts) {
    this.#ports = ports
  }

  /** Of one that is not there yet only the slug can be held. */
  async lock(slug: string): Promise<void> {
    const { em } = this.#ports
    await lockSlug(em, slug)
    const id = await this.idOf(slug)
    if (id) await lockSettings(em, id)
  }

  save(organisation: ImportedOrganisation): Promise<Outcome> {
    return this.#ports.em.transactional(async () => {
      const plan = await this.#plan(organisation)
      if (plan.outcome !== 'unchanged') await this.#write(plan)
      return plan.outcome
    })
  }

  async bookedCountries(slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { rows } = await sql<{ slug: string; country_code: string }>`
      select slug, country_code from organisation where slug = any(${slugs}::text[])
        and exists (select from reservation where organisation_id = organisation.id and submitted_at is not null)`.execute(
      this.#database(),
    )
    return new Map(rows.map(({ slug, country_code }) => [slug, country_code]))
  }

  async compare(organisation: ImportedOrganisation): Promise<Outcome> {
    return (await this.#plan(organisation)).outcome
  }

  async load(slug: string): Promise<ImportedOrganisation | undefined> {
    const { em } = this.#ports
    const row = await readNamedOrganisation(em, slug)
    return row && rowsToOrganisation(row, await readRows(em, row.id))
  }

  async idOf(slug: string): Promise<OrganisationId | undefined> {
    const row = await this.#database().selectFrom('organisation').select('id').where('slug', '=', slug).executeTakeFirst()
    return row?.id
  }

  async list(): Promise<readonly Listing[]> {
    const plots = sql<number>`(select count(*)::int from plot where organisation_id = organisation.id)`
    return this.#database()
      .selectFrom('organisation')
      .select(['id', 'slug', 'name', 'status', 'city_name as cityName', plots.as('plots')])
      .orderBy('name')
      .orderBy('slug')
      .execute()
  }

  async #plan(organisation: ImportedOrganisation): Promise<Plan> {
    const { em, clock, randomness } = this.#ports
    const ids = new OrderedIds({ now: clock.now(), randomness })
    const stored = await readNamedOrganisation(em, organisation.slug)
    const id = stored?.id ?? (ids.next() as OrganisationId)
    const columns = { ...writeImportedOrganisation(organisation), province_code: await this.#provinceCode(organisation) }
    const { tags, isNew } = await facilityTags(em, organisation.tags, ids)
    const accounts = await staffAccounts(em, organisation.users, ids)
    const plan = new RowPlan({ organisationId: id, ids, stored: stored && (await readRows(em, id)) })
    planOrganisation(organisation, plan, { tagFor: found(tags), userIdFor: found(accounts.ids) })
    await this.#keepBooked(plan)
    const changes = plan.changes()
    const isUnchanged = isSame(columns, stored) && accounts.isSettled && !changes.some(hasChange)
    const outcome = stored ? (isUnchanged ? 'unchanged' : 'changed') : 'created'
    return { outcome, stored, row: { id, ...columns }, newTags: [...tags.values()].filter(isNew), accounts, changes }
  }

  /** A plot that bookings name stays, switched off, and so does its site. */
  async #keepBooked(plan: RowPlan): Promise<void> {
    const removed = plan.unclaimed('plot')
    const removedIds = removed.map(({ id }) => id)
    const booked = await bookedAmong(this.#ports.em, removedIds)
    const kept = removed.filter(({ id }) => booked.has(id))
    for (const plot of kept) plan.keep('plot', plot, { is_active: false, age_scale_id: null })
    const siteIds = new Set(kept.map((plot) => plot.site_id))
    const sites = plan.unclaimed('site').filter(({ id }) => siteIds.has(id))
    for (const site of sites) plan.keep('site', site, { is_active: false })
  }

  async #write({ stored, row, newTags, accounts, changes }: Plan): Promise<void> {
    const { em, clock } = this.#ports
    const now = clock.now().toString()
    const stamped = { ...row, updated_at: now, updated_by: 'import' }
    if (stored) await updateRows(em, 'organisation', [stamped])
    else await insertRows(em, 'organisation', [{ ...stamped, created_at: now, created_by: 'import' }])
    await writeFacilityTags(em, newTags)
    await writeStaffAccounts(em, accounts)
    await writeChanges(em, changes)
    if (stored?.status !== row.status) await this.#recordStatus(row, stored, now)
  }

  async #recordStatus(row: Own, stored: Own | undefined, now: string): Promise<void> {
    const change = {
      from_status: stored?.status ?? null,
      to_status: row.status,
      why: stored ? 'changed by an import' : 'imported',
    }
    await this.#database()
      .insertInto('organisation_status_history')
      .values({ organisation_id: row.id, at: now, by: 'import', ...change })
      .execute()
  }

  async #provinceCode({ country, province }: ImportedOrganisation): Promise<string> {
    const row = await this.#database()
      .selectFrom('province')
      .select('code')
      .where('country_code', '=', country)
      .where('name', '=', province)
      .executeTakeFirst()
    if (!row) throw new Error(`a checked document lies in the unknown province ${province}`)
    return row.code
  }

  #database() {
    return databaseOf(this.#ports.em)
  }
}

function hasChange({ inserts, updates, removals }: TableChanges): boolean {
  return inserts.length + updates.length + removals.length > 0
}

function found<Value>(values: ReadonlyMap<string, Value>): (name: string) => Value {
  return (name) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`nothing was looked up for ${JSON.stringify(name)}`)
    return value
  }
}
