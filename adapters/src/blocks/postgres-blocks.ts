import type { BlockChanged, BlockFilter, Blocks } from '@camp/application/blocks/blocks.ts'
import type { PlotsTaken } from '@camp/application/reservations/reservations.ts'
import type { Block } from '@camp/domain/blocks/block.ts'
import type { BlockId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { toBlock } from './block-rows.ts'

/** Undoes what a refused write has already written; never leaves this file. */
class RolledBack extends Error {
  readonly refusal: PlotsTaken | BlockChanged

  constructor(refusal: PlotsTaken | BlockChanged) {
    super(refusal.code)
    this.refusal = refusal
  }
}

export class PostgresBlocks implements Blocks {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async find(id: BlockId): Promise<Block | undefined> {
    return (await this.#blocks().where('block.id', '=', id).execute()).map(toBlock)[0]
  }

  async add(block: Block): Promise<Result<void, PlotsTaken>> {
    const added = await this.#written(async () => {
      await this.#database()
        .insertInto('block')
        .values({
          id: block.id,
          organisation_id: block.organisationId,
          version: block.version,
          start_date: block.nights.arrival.toString(),
          end_date: block.nights.departure.toString(),
          source: block.source,
          external_id: block.externalId,
          reason: block.reason,
          expires_at: block.expiresAt?.toString() ?? null,
          created_at: block.createdAt.toString(),
          created_by: block.createdBy,
        })
        .execute()
      await this.#keepNights(block)
    })
    if (added.ok || added.refusal.code === 'plots-taken') return added as Result<void, PlotsTaken>
    throw new Error(`a new block was changed before it was written: ${block.id}`)
  }

  replace(block: Block): Promise<Result<void, BlockChanged | PlotsTaken>> {
    return this.#written(async () => {
      const { numUpdatedRows } = await this.#database()
        .updateTable('block')
        .set(({ eb }) => ({
          version: eb('version', '+', 1),
          start_date: block.nights.arrival.toString(),
          end_date: block.nights.departure.toString(),
          reason: block.reason,
          expires_at: block.expiresAt?.toString() ?? null,
        }))
        .where('id', '=', block.id)
        .where('version', '=', block.version)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) throw new RolledBack({ code: 'block-changed', id: block.id })
      await this.#freeNights([block.id])
      await this.#database().deleteFrom('block_plot').where('block_id', '=', block.id).execute()
      await this.#keepNights(block)
    })
  }

  remove({ id, version }: Pick<Block, 'id' | 'version'>): Promise<Result<void, BlockChanged>> {
    return this.#em.transactional(async () => {
      const stored = await this.#database()
        .selectFrom('block')
        .select('version')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if ((stored?.version ?? version) !== version) return refused({ code: 'block-changed', id })
      await this.removeAll([id])
      return accepted(undefined)
    })
  }

  /** Whatever version stands there; within the caller's transaction. */
  async removeAll(ids: readonly BlockId[]): Promise<void> {
    if (ids.length === 0) return
    await this.#freeNights(ids)
    await this.#database()
      .deleteFrom('block')
      .where('id', '=', ({ fn, val }) => fn.any(val(ids)))
      .execute()
  }

  async removeExpiredOn(plotIds: readonly PlotId[], nights: StayDates, now: Temporal.Instant): Promise<number> {
    const expired = this.#expired(now).where(({ exists, selectFrom }) =>
      exists(
        selectFrom('plot_night')
          .select('plot_night.plot_id')
          .whereRef('plot_night.block_id', '=', 'block.id')
          .where('plot_night.plot_id', '=', ({ fn, val }) => fn.any(val(plotIds)))
          .where('plot_night.night', '>=', nights.arrival.toString())
          .where('plot_night.night', '<', nights.departure.toString()),
      ),
    )
    const rows = await expired.execute()
    await this.removeAll(rows.map(({ id }) => id))
    return rows.length
  }

  async removeExpired(now: Temporal.Instant): Promise<number> {
    const expired = await this.#expired(now).execute()
    await this.removeAll(expired.map(({ id }) => id))
    return expired.length
  }

  async list({ organisationId, after, limit }: BlockFilter): Promise<readonly Block[]> {
    const rows = await this.#blocks()
      .where('block.organisation_id', '=', organisationId)
      .where('end_date', '>', after.toString())
      .orderBy('start_date')
      .orderBy('block.id')
      .limit(limit)
      .execute()
    return rows.map(toBlock)
  }

  /** Read from the primary: somebody else may have written meanwhile. */
  #blocks() {
    return this.#database()
      .selectFrom('block')
      .selectAll('block')
      .select(({ selectFrom }) => {
        const plots = selectFrom('block_plot')
          .select('block_plot.plot_id')
          .whereRef('block_plot.block_id', '=', 'block.id')
          .orderBy('block_plot.plot_id')
        // kysely has no array of a query.
        return sql<PlotId[]>`array(${plots})`.as('plot_ids')
      })
  }

  #expired(now: Temporal.Instant) {
    return this.#database()
      .selectFrom('block')
      .select('block.id')
      .where('block.expires_at', '<=', now.toString())
      .orderBy('block.id')
      .forUpdate()
  }

  /** A savepoint when a transaction is open: a refused write must not poison the caller's work. */
  async #written(write: () => Promise<void>): Promise<Result<void, BlockChanged | PlotsTaken>> {
    try {
      await this.#em.transactional(write)
      return accepted(undefined)
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error
      return refused(error.refusal)
    }
  }

  /**
   * In one statement in plot and night order, as reservations take theirs, so that nobody waits in a circle
   * (decision 0001).
   */
  async #keepNights({ id, organisationId, plotIds, nights, expiresAt }: Block): Promise<void> {
    // One row a plot and night out of a generated series.
    const { rows } = await sql<{ plot_id: PlotId }>`
      insert into plot_night (organisation_id, plot_id, night, block_id, held_until)
      select plot.organisation_id, plot.id, ${nights.arrival.toString()}::date + nth, ${id}::text,
        ${expiresAt?.toString() ?? null}::timestamptz
      from plot cross join generate_series(0, ${nights.nightCount}::int - 1) as nth
      where plot.id = any(${plotIds}::uuid[]) and plot.organisation_id = ${organisationId}
      order by plot.id, nth
      on conflict on constraint plot_night_sold_once do nothing
      returning plot_id`.execute(this.#database())
    const taken = plotIds.filter((plotId) => rows.filter(({ plot_id }) => plot_id === plotId).length < nights.nightCount)
    if (taken.length > 0) throw new RolledBack({ code: 'plots-taken', plotIds: taken })
    // A list of ids as rows.
    await sql`
      insert into block_plot (block_id, plot_id, organisation_id)
      select ${id}::text, wanted, ${organisationId}::uuid from unnest(${plotIds}::uuid[]) as wanted`.execute(this.#database())
  }

  async #freeNights(ids: readonly BlockId[]): Promise<void> {
    await this.#database()
      .deleteFrom('plot_night')
      .using((database) =>
        database
          .selectFrom('plot_night')
          .select(['plot_id', 'night'])
          .where('block_id', '=', ({ fn, val }) => fn.any(val(ids)))
          .orderBy('plot_id')
          .orderBy('night')
          .forUpdate()
          .as('mine'),
      )
      .whereRef('plot_night.plot_id', '=', 'mine.plot_id')
      .whereRef('plot_night.night', '=', 'mine.night')
      .execute()
  }

  #database() {
    return databaseOf(this.#em)
  }
}
