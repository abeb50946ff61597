import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'
import { endOfRequest } from '../shared/request-end.ts'

export interface PoolLimits {
  /** Milliseconds that a connection may take to be free or to come about. */
  readonly wait: number
  /** Milliseconds after which a server that says nothing counts as gone; absent: it is waited for. */
  readonly silence?: number | undefined
}

/**
 * Lends connections that end with the request they are lent to. A statement that runs at that moment loses
 * its connection, which is how the server learns of it; a `commit` on its way is left to come to its end.
 */
export function guardPool(pool: Pool, { wait, silence }: PoolLimits): void {
  const lend = pool.connect.bind(pool) as () => Promise<PoolClient>
  const connect = async () => returnedWhenDead(await inTime(lend(), wait))
  pool.connect = connect as Pool['connect']
  if (pool.options.onConnect) pool.options.onConnect = guarding(pool.options.onConnect, silence)
}

type OnConnect = NonNullable<Pool['options']['onConnect']>

function guarding(onConnect: OnConnect, silence: number | undefined): OnConnect {
  return (client) => {
    guardStatements(client as PoolClient, silence)
    return onConnect(client)
  }
}

const patience = new AsyncLocalStorage<number>()

/** The server may say nothing to a statement of `work` for so many milliseconds, whatever its pool says. */
export function withPatience<Answer>(milliseconds: number, work: () => Answer): Answer {
  return patience.run(milliseconds, work)
}

/** The state of PostgreSQL for a statement that was ended from outside. */
class RequestEnded extends Error {
  readonly code = '57014'
}

async function inTime(lending: Promise<PoolClient>, wait: number): Promise<PoolClient> {
  const signal = endOfRequest()
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('timeout exceeded when trying to connect')), wait)
  const end = () => reject(new RequestEnded('the request ended before a connection was free'))
  signal?.addEventListener('abort', end, { once: true })
  if (signal?.aborted) end()
  try {
    return await Promise.race([tooLate, lending])
  } catch (error) {
    lending.then(
      (late) => late.release(),
      () => {},
    )
    throw error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}

/**
 * A connection that dies while it is lent goes back by itself: a transaction whose rollback fails would keep
 * its place in the pool for ever.
 */
function returnedWhenDead(client: PoolClient): PoolClient {
  const giveBack = client.release
  let isBack = false
  const release = (fault?: Error | boolean) => {
    if (isBack) return
    isBack = true
    client.off('end', died)
    giveBack(fault)
  }
  const died = () => release(true)
  client.on('end', died)
  client.release = release
  return client
}

function guardStatements(client: PoolClient, silence: number | undefined): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown
  const query = (...asked: unknown[]) => {
    const signal = endOfRequest()
    const undoes = isText(asked[0], /^rollback\b/)
    if (signal?.aborted && !undoes) return Promise.reject(new RequestEnded('the request has ended'))
    const answer = ask(...asked)
    if (!(answer instanceof Promise)) return answer
    const isItsEnd = undoes || isText(asked[0], /^commit\b/)
    return unlessEnded(client, answer, { signal: isItsEnd ? undefined : signal, silence: patience.getStore() ?? silence })
  }
  client.query = query as PoolClient['query']
}

function isText(statement: unknown, form: RegExp): boolean {
  return typeof statement === 'string' && form.test(statement)
}

interface StatementLimits {
  readonly signal: AbortSignal | undefined
  readonly silence: number | undefined
}

/** Cutting the connection makes the driver refuse what waits for it. */
async function unlessEnded(client: PoolClient, answer: Promise<unknown>, { signal, silence }: StatementLimits) {
  const cut = () => streamOf(client).destroy()
  const timer = silence === undefined ? undefined : setTimeout(cut, silence)
  signal?.addEventListener('abort', cut, { once: true })
  try {
    return await answer
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cut)
  }
}

/** Outside the driver's types, as its own pool uses it to give up on a connection. */
function streamOf(client: PoolClient): { destroy(): void } {
  return (client as unknown as { readonly connection: { readonly stream: { destroy(): void } } }).connection.stream
}
