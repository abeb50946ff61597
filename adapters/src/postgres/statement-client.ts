import { tracingChannel } from 'node:diagnostics_channel'
import pg from 'pg'
import { namingStatement } from './guard/named-organisations.ts'
import { isOutdatedPlan } from './sql-state.ts'

declare module 'pg' {
  interface ClientConfig {
    /** Under which a connection keeps what it parsed; absent where each transaction may get another. */
    readonly statementName?: ((text: string) => string | undefined) | undefined
  }
}

interface Connected {
  readonly connection: { readonly stream: { cork(): void; uncork(): void } }
}

/** Costs nothing while nobody listens (`tracing/start-tracing.ts`). */
const statements = tracingChannel<{ readonly text: string }>('camp:statement')
const nothingSaid: pg.QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] }

/**
 * Writes to its socket as rarely as it can: `begin` travels with the first statement of its transaction, and
 * is never said when none follows. What is asked often is parsed once a connection. Where an act names the
 * organisations that it is for, its transactions do so with their `begin`, and a statement outside of one
 * gets one of its own: in the same writing to the socket.
 */
export class StatementClient extends pg.Client {
  readonly #statementName: pg.ClientConfig['statementName']
  /** Counts the times that tables changed under kept statements: their names are others from then on. */
  #outdated = 0
  #begin: string | null = null
  #isInTransaction = false
  /** By the transaction that is open. */
  #named: string | undefined

  constructor(config: pg.ClientConfig) {
    super(config)
    this.#statementName = config.statementName
  }

  // @ts-expect-error: text and values, as kysely asks, is the one form that is looked at; the others pass
  override query(text: unknown, values: unknown, ...others: unknown[]): unknown {
    if (typeof text !== 'string' || typeof values === 'function' || others.length > 0) {
      if (namingStatement() !== undefined) throw new Error('a statement of this form cannot be guarded')
      return super.query(text as string, values as unknown[], ...(others as []))
    }
    if (/^(begin|start transaction[a-z ]*)$/.test(text)) {
      this.#begin = text
      this.#isInTransaction = true
      return Promise.resolve(nothingSaid)
    }
    if (text === 'commit' || text === 'rollback') {
      const wasSaid = this.#begin === null
      this.#begin = null
      this.#isInTransaction = false
      this.#named = undefined
      if (!wasSaid) return Promise.resolve(nothingSaid)
      return super.query(text)
    }
    const ask = () => this.#askGuarded(text, (values ?? []) as unknown[])
    return statements.hasSubscribers ? statements.tracePromise(ask, { text }) : ask()
  }

  #askGuarded(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const naming = namingStatement()
    if (!this.#isInTransaction) return naming === undefined ? this.#ask(text, values) : this.#askAlone(naming, text, values)
    const first = [this.#begin ?? [], naming === this.#named ? [] : (naming ?? 'set local role none')].flat().join('; ')
    this.#begin = null
    // Whoever was named after the savepoint is so no more.
    this.#named = /^rollback to/i.test(text) ? 'nobody knows' : naming
    return first === '' ? this.#ask(text, values) : this.#askAfter(first, text, values)
  }

  async #ask(text: string, values: unknown[]): Promise<pg.QueryResult> {
    try {
      return await this.#askOnce(text, values)
    } catch (error) {
      if (!this.#isOutdated(error) || this.getTransactionStatus() !== 'I') throw error
      return this.#ask(text, values)
    }
  }

  /** A plan for some rows is no plan for all of them, so each has a name of its own. */
  #askOnce(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const name = values.length > 0 ? this.#statementName?.(text) : undefined
    const whose = namingStatement() === undefined ? '' : '-staff'
    return this.#together(() =>
      name === undefined ? super.query(text, values) : super.query({ name: `${name}-${this.#outdated}${whose}`, text, values }),
    )
  }

  #isOutdated(error: unknown): boolean {
    const isOutdated = isOutdatedPlan(error)
    if (isOutdated) this.#outdated += 1
    return isOutdated
  }

  /** Where what comes first fails, what follows it fails too; the first says why. */
  async #askAfter(first: string, text: string, values: unknown[]): Promise<pg.QueryResult> {
    const [begun, answer] = this.#together(() => [settled(super.query(first)), this.#ask(text, values)] as const)
    try {
      return await answer
    } catch (error) {
      throw (await begun) ?? error
    }
  }

  async #askAlone(naming: string, text: string, values: unknown[]): Promise<pg.QueryResult> {
    const [begun, answer, committed] = this.#together(
      () => [settled(super.query(`begin; ${naming}`)), this.#askOnce(text, values), settled(super.query('commit'))] as const,
    )
    try {
      const result = await answer
      const fault = await committed
      if (fault) throw fault
      return result
    } catch (error) {
      await committed
      const fault = (await begun) ?? error
      if (!this.#isOutdated(fault)) throw fault
      return this.#askAlone(naming, text, values)
    }
  }

  /** With whatever else is asked before this turn ends. */
  #together<Answers>(ask: () => Answers): Answers {
    const { stream } = (this as unknown as Connected).connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    return ask()
  }
}

/** What it failed of, in time. */
function settled(answer: Promise<unknown>): Promise<unknown> {
  return answer.then(
    () => undefined,
    (error: unknown) => error,
  )
}
