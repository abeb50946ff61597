import { tracingChannel } from 'node:diagnostics_channel'
import pg from 'pg'
import { isOutdatedPlan } from './sql-state.ts'
import { StatementNames } from './statement-names.ts'

declare module 'pg' {
  interface ClientConfig {
    /** Whether connections keep what they have parsed; behind a pooler of transactions they cannot. */
    readonly preparesStatements?: boolean
  }
}

interface Connected {
  readonly connection: { readonly stream: { cork(): void; uncork(): void } }
}

const names = new StatementNames()
/** Costs nothing while nobody listens (`tracing/start-tracing.ts`). */
const statements = tracingChannel<{ readonly text: string }>('camp:statement')
const nothingSaid: pg.QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] }

/**
 * Writes to its socket as rarely as it can: `begin` travels with the first statement of its transaction, and
 * is never said when none follows. What is asked often is parsed once a connection.
 */
export class StatementClient extends pg.Client {
  readonly #prepares: boolean
  /** Counts the times that tables changed under kept statements: their names are others from then on. */
  #outdated = 0
  #begin: string | null = null

  constructor(config: pg.ClientConfig) {
    super(config)
    this.#prepares = config.preparesStatements !== false
  }

  // @ts-expect-error: text and values, as kysely asks, is the one form that is looked at; the others pass
  override query(text: unknown, values: unknown, ...others: unknown[]): unknown {
    if (typeof text !== 'string' || typeof values === 'function' || others.length > 0) {
      return super.query(text as string, values as unknown[], ...(others as []))
    }
    if (/^(begin|start transaction[a-z ]*)$/.test(text)) {
      this.#begin = text
      return Promise.resolve(nothingSaid)
    }
    if (this.#begin !== null && (text === 'commit' || text === 'rollback')) {
      this.#begin = null
      return Promise.resolve(nothingSaid)
    }
    const asked = (values ?? []) as unknown[]
    const ask = () => (this.#begin === null ? this.#ask(text, asked) : this.#beginWith(this.#begin, text, asked))
    return statements.hasSubscribers ? statements.tracePromise(ask, { text }) : ask()
  }

  async #ask(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const name = this.#prepares && values.length > 0 ? names.of(text) : undefined
    if (name === undefined) return super.query(text, values)
    try {
      return await super.query({ name: `${name}-${this.#outdated}`, text, values })
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error
      this.#outdated += 1
      if (this.getTransactionStatus() !== 'I') throw error
      return this.#ask(text, values)
    }
  }

  /** Where `begin` fails, what follows it fails too and tells. */
  #beginWith(begin: string, text: string, values: unknown[]): Promise<pg.QueryResult> {
    const { stream } = (this as unknown as Connected).connection
    this.#begin = null
    stream.cork()
    try {
      super.query(begin).catch(() => {})
      return this.#ask(text, values)
    } finally {
      stream.uncork()
    }
  }
}
