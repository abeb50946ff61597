import type { WorkKind } from '@camp/application/worker/scheduled-job.ts'
import type pg from 'pg'

/** "work" in ASCII: the first half of every lock that a turn holds. */
const turnLocks = 0x776f726b

export interface DueJob {
  readonly name: string
  /** Until its time; below zero once it is past. */
  readonly seconds: number
}

export interface Look {
  readonly due: readonly DueJob[]
  readonly noted: readonly WorkKind[]
}

export interface EndOfTurn {
  readonly nextInSeconds: number
  readonly problem: string | null
}

/**
 * What workers say to each other, on the one connection of theirs that lives as long as they do. A turn is
 * held by a lock of that connection: a worker that is killed gives it back by dying.
 */
export class WorkerTurns {
  readonly #client: pg.Client
  readonly #worker: string
  #before: Promise<unknown> = Promise.resolve()

  constructor(client: pg.Client, worker: string) {
    this.#client = client
    this.#worker = worker
  }

  /** One statement at a time, whoever asks: turns end while others begin. */
  async #ask<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<pg.QueryResult<Row>> {
    const answer = this.#before.then(() => this.#client.query<Row>(text, values))
    this.#before = answer.catch(() => {})
    return answer
  }

  async enrol(names: readonly string[]): Promise<void> {
    await this.#ask('insert into worker_job (name) select name from unnest($1::text[]) as name on conflict (name) do nothing', [
      names,
    ])
  }

  async showUp(): Promise<void> {
    await this.#ask('insert into worker_process (name) values ($1) on conflict (name) do update set seen_at = now()', [
      this.#worker,
    ])
    await this.#ask("delete from worker_process where seen_at < now() - interval '1 day'")
  }

  async signOff(): Promise<void> {
    await this.#ask('delete from worker_process where name = $1', [this.#worker])
  }

  /** When each is due, and what was noted since any worker last looked. */
  async look(names: readonly string[]): Promise<Look> {
    const { rows } = await this.#ask<Look>(
      `with noted as (delete from noted_work returning kind)
       select
         coalesce((select jsonb_agg(jsonb_build_object('name', name, 'seconds', extract(epoch from due_at - now())))
           from worker_job where name = any($1)), '[]') as due,
         array(select distinct kind from noted) as noted`,
      [names],
    )
    return rows[0] ?? { due: [], noted: [] }
  }

  /** True where nobody else is at it and it is due, or somebody has asked for it. */
  async take(name: string, isWanted: boolean): Promise<boolean> {
    const { rows } = await this.#ask<{ taken: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as taken', [
      turnLocks,
      name,
    ])
    if (!rows[0]?.taken) return false
    const { rowCount } = await this.#ask(
      'update worker_job set began_at = now(), worker = $2 where name = $1 and (due_at <= now() or $3)',
      [name, this.#worker, isWanted],
    )
    if (rowCount === 1) return true
    await this.#giveBack(name)
    return false
  }

  async end(name: string, { nextInSeconds, problem }: EndOfTurn): Promise<void> {
    await this.#ask(
      `update worker_job
       set ended_at = now(), due_at = now() + make_interval(secs => $2), problem = $3,
         good_at = case when $3::text is null then now() else good_at end
       where name = $1`,
      [name, nextInSeconds, problem],
    )
    await this.#giveBack(name)
  }

  async #giveBack(name: string): Promise<void> {
    await this.#ask('select pg_advisory_unlock($1, hashtext($2))', [turnLocks, name])
  }
}
