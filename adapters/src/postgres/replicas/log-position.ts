import pg from 'pg'

/** Milliseconds: who says nothing for so long is gone. */
const patience = 1_000

const written = `select (pg_current_wal_lsn() - '0/0')::float8 as position`
/** No answer of one that follows nobody any more: it has become a primary. */
const replayed = `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::float8 end as position`

/** Asks one server, on a connection of its own that is made again when it was lost, how far its log is. */
export class LogPosition {
  readonly #url: string
  readonly #question: string
  #client: pg.Client | undefined

  private constructor(url: string, question: string) {
    this.#url = url
    this.#question = question
  }

  static ofPrimary(url: string): LogPosition {
    return new LogPosition(url, written)
  }

  static ofReplica(url: string): LogPosition {
    return new LogPosition(url, replayed)
  }

  /** In bytes; refused when the server does not answer, or is not what it should be. */
  async ask(): Promise<number> {
    const client = this.#client ?? (await this.#connected())
    try {
      const { rows } = await client.query<{ position: number | null }>(this.#question)
      const position = rows[0]?.position ?? null
      if (position === null) throw new Error('the server follows no primary')
      return position
    } catch (error) {
      await this.close()
      throw error
    }
  }

  async #connected(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: patience, query_timeout: patience })
    // What is under way hears of a lost connection itself.
    client.on('error', () => {})
    this.#client = client
    await client.connect()
    return client
  }

  async close(): Promise<void> {
    const client = this.#client
    this.#client = undefined
    await client?.end().catch(() => {})
  }
}
