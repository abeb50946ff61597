import type { EmptySearches } from '@camp/application/reports/report-sources.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import { platformDay } from '@camp/domain/shared/platform-zone.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { sql } from 'kysely'
import { asOwnWork } from '../postgres/guard/own-work.ts'
import type { Database } from '../postgres/orm.ts'
import { databaseOf } from '../postgres/typed-database.ts'

interface Surroundings {
  readonly database: Pick<Database, 'forkEntityManager'>
  readonly clock: Clock
}

/**
 * In memory between two writings, and new ones of a day in the database: nobody fills either by typing
 * nonsense.
 */
const mostTerms = { inMemory: 1000, ofDay: 500 }
const monthsKept = 13
const gatheredMs = 15_000

/**
 * Counts gathered in the process and written together, in the background: a search waits for nothing, and
 * what a process that ends had not written is lost (rule N5).
 */
export class PostgresEmptySearches implements EmptySearches {
  readonly #surroundings: Surroundings
  readonly #counts = new Map<string, number>()
  #isGathering = false

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  note(term: string): void {
    const known = this.#counts.get(term)
    if (known === undefined && this.#counts.size >= mostTerms.inMemory) return
    this.#counts.set(term, (known ?? 0) + 1)
    if (this.#isGathering) return
    this.#isGathering = true
    setTimeout(() => {
      this.#isGathering = false
      // Not worth an alarm: the next counts are written again, and an outage is told of by whatever matters.
      asOwnWork(() => this.write()).catch(() => {})
    }, gatheredMs).unref()
  }

  /** What was gathered so far. */
  async write(): Promise<void> {
    const counts = [...this.#counts]
    this.#counts.clear()
    if (counts.length === 0) return
    const { database: pool, clock } = this.#surroundings
    const day = platformDay(clock.now())
    const database = databaseOf(pool.forkEntityManager())
    // Raw: what is new of a day has a limit, and kysely has no `on conflict` after a select with one.
    await sql`
      insert into empty_search (day, term, searches)
      select ${day.toString()}::date, given.term, given.searches
      from (
        select given.term, given.searches, kept.term is not null as is_kept,
          row_number() over (partition by kept.term is null order by given.searches desc, given.term) as position
        from jsonb_to_recordset(${JSON.stringify(counts.map(([term, searches]) => ({ term, searches })))}::jsonb)
          as given (term text, searches integer)
        left join empty_search kept on kept.day = ${day.toString()}::date and kept.term = given.term) as given
      where is_kept or position <= ${mostTerms.ofDay} - (select count(*) from empty_search where day = ${day.toString()}::date)
      on conflict (day, term) do update set searches = empty_search.searches + excluded.searches`.execute(database)
    await database.deleteFrom('empty_search').where('day', '<', oldestKept(day)).execute()
  }
}

function oldestKept(today: Temporal.PlainDate): string {
  return today.subtract({ months: monthsKept }).toString()
}
