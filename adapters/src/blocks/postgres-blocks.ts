import type { BlockChanged, BlockFilter, Blocks } from '@camp/application/blocks/blocks.ts'
import type { PlotsTaken } from '@camp/application/reservations/reservations.ts'
import type { Block } from '@camp/domain/blocks/block.ts'
import type { BlockId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { type BlockRow, blockColumns, toBlock } from './block-rows.ts'

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
    return (await this.#blocks(sql`where block.id = ${id}`))[0]
  }

  async add(block: Block): Promise<Result<void, PlotsTaken>> {
    const added = await this.#written(async () => {
      await sql`
        insert into block (id, organisation_id, version, start_date, end_date, source, external_id, reason, expires_at, created_at, created_by)
        values (${block.id}, ${block.organisationId}, ${block.version}, ${block.nights.arrival.toString()},
          ${block.nights.departure.toString()}, ${block.source}, ${block.externalId}, ${block.reason},
          ${block.expiresAt?.toString() ?? null}, ${block.createdAt.toString()}, ${block.createdBy})`.execute(this.#kysely)
      await this.#keepNights(block)
    })
    if (added.ok || added.refusal.code === 'plots-taken') return added as Result<void, PlotsTaken>
    throw new Error(`a new block was changed before it was written: ${block.id}`)
  }

  replace(block: Block): Promise<Result<void, BlockChanged | PlotsTaken>> {
    return this.#written(async () => {
      const { numAffectedRows } = await sql`
        update block set version = version + 1, start_date = ${block.nights.arrival.toString()},
          end_date = ${block.nights.departure.toString()}, reason = ${block.reason},
          expires_at = ${block.expiresAt?.toString() ?? null}
        where id = ${block.id} and version = ${block.version}`.execute(this.#kysely)
      if (numAffectedRows !== 1n) throw new RolledBack({ code: 'block-changed', id: block.id })
      await this.#freeNights([block.id])
      await sql`delete from block_plot where block_id = ${block.id}`.execute(this.#kysely)
      await this.#keepNights(block)
    })
  }

  async remove(id: BlockId): Promise<void> {
    await this.#em.transactional(() => this.#removeAll([id]))
  }

  async removeExpiredOn(plotIds: readonly PlotId[], nights: StayDates, now: Temporal.Instant): Promise<void> {
    await this.#removeWhere(sql`
      expires_at <= ${now.toString()} and exists (
        select from plot_night where block_id = block.id and plot_id = any(${plotIds}::uuid[])
          and night >= ${nights.arrival.toString()} and night < ${nights.departure.toString()})`)
  }

  removeExpired(now: Temporal.Instant): Promise<number> {
    return this.#removeWhere(sql`expires_at <= ${now.toString()}`)
  }

  list({ organisationId, after, limit }: BlockFilter): Promise<readonly Block[]> {
    return this.#blocks(sql`
      where block.organisation_id = ${organisationId} and end_date > ${after.toString()}
      order by start_date, block.id limit ${limit}`)
  }

  /** Read from the primary: somebody else may have written meanwhile. */
  async #blocks(which: RawBuilder<unknown>): Promise<readonly Block[]> {
    const { rows } = await sql<BlockRow>`select ${blockColumns} from block ${which}`.execute(
      this.#em.getKysely({ type: 'write' }),
    )
    return rows.map(toBlock)
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

  /** In one statement in plot and night order, as reservations take theirs, so that nobody waits in a circle (decision 0001). */
  async #keepNights({ id, organisationId, plotIds, nights, expiresAt }: Block): Promise<void> {
    const { rows } = await sql<{ plot_id: PlotId }>`
      insert into plot_night (organisation_id, plot_id, night, block_id, held_until)
      select plot.organisation_id, plot.id, ${nights.arrival.toString()}::date + nth, ${id}::text,
        ${expiresAt?.toString() ?? null}::timestamptz
      from plot cross join generate_series(0, ${nights.nightCount}::int - 1) as nth
      where plot.id = any(${plotIds}::uuid[]) and plot.organisation_id = ${organisationId}
      order by plot.id, nth
      on conflict on constraint plot_night_sold_once do nothing
      returning plot_id`.execute(this.#kysely)
    const taken = plotIds.filter((plotId) => rows.filter(({ plot_id }) => plot_id === plotId).length < nights.nightCount)
    if (taken.length > 0) throw new RolledBack({ code: 'plots-taken', plotIds: taken })
    await sql`
      insert into block_plot (block_id, plot_id, organisation_id)
      select ${id}::text, wanted, ${organisationId}::uuid from unnest(${plotIds}::uuid[]) as wanted`.execute(this.#kysely)
  }

  async #removeWhere(which: RawBuilder<unknown>): Promise<number> {
    const { rows } = await sql<{ id: BlockId }>`select id from block where ${which} order by id for update`.execute(this.#kysely)
    await this.#removeAll(rows.map(({ id }) => id))
    return rows.length
  }

  async #removeAll(ids: readonly BlockId[]): Promise<void> {
    if (ids.length === 0) return
    await this.#freeNights(ids)
    await sql`delete from block where id = any(${ids}::text[])`.execute(this.#kysely)
  }

  async #freeNights(ids: readonly BlockId[]): Promise<void> {
    await sql`
      delete from plot_night using (
        select plot_id, night from plot_night where block_id = any(${ids}::text[]) order by plot_id, night for update
      ) as mine
      where plot_night.plot_id = mine.plot_id and plot_night.night = mine.night`.execute(this.#kysely)
  }

  get #kysely() {
    return this.#em.getKysely()
  }
}
