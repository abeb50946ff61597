import { StoreUnavailable } from '@camp/application/shared/store-unavailable.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { Context } from 'hono'
import { data } from 'react-router'
import { ClientGone, DeadlinePassed, untilEnd } from './deadline.ts'
import { errorDocument } from './error-document.ts'
import type { RequestFacts } from './request-scope.ts'
import type { WebEnv } from './web-env.ts'

/** Seconds after which it is worth asking again when the database did not answer. */
export const retryAfter = 5

/** As servers in front of us log it; nobody is there to read it. */
export const clientClosed = 499

/**
 * The last resort: what no door has answered. Says nothing of the cause to the reader, everything to the log.
 */
export function answerError(error: Error, c: Context<WebEnv>): Response | Promise<Response> {
  const end: AbortSignal | undefined = c.get('end')
  if (end?.reason instanceof ClientGone) return new Response(null, { status: clientClosed })
  // A page that was ready when its time was over would leave its length and its encoding to this answer.
  c.res = undefined
  const { log, requestId } = c.get('facts')
  const facts = { error, requestId, path: c.req.path }
  if (end?.reason instanceof DeadlinePassed) {
    log.warn(facts, 'a request was not answered in time')
    return answerOutage(c, 'late')
  }
  const isOutage = error instanceof StoreUnavailable
  log.error(facts, isOutage ? 'the database did not answer' : 'a request failed')
  if (isOutage) return answerOutage(c, 'unavailable')
  return isCall(c) ? c.json({ error: 'internal', requestId }, 500) : c.html(errorDocument('failed', requestId), 500)
}

function answerOutage(c: Context<WebEnv>, code: 'late' | 'unavailable'): Response | Promise<Response> {
  const headers = { 'Retry-After': String(retryAfter) }
  return isCall(c) ? c.json({ error: code }, 503, headers) : c.html(errorDocument(code), 503, headers)
}

function isCall(c: Context<WebEnv>): boolean {
  return c.req.path.startsWith('/api/')
}

/**
 * The use cases as pages ask them: an outage of the database, and an answer that is late, become an answer
 * with status 503, any other error one with 500 and the id of the request that met it, which the page shows
 * and the log has.
 */
export function withErrorsAsAnswers(useCases: UseCases, asked: Asked): UseCases {
  return new Proxy(useCases, {
    get: (target, name, receiver) => {
      const useCase: unknown = Reflect.get(target, name, receiver)
      return isUseCase(useCase) ? { execute: (command: unknown) => executeOrAnswer(useCase, command, asked) } : useCase
    },
  })
}

interface AnyUseCase {
  execute(command: unknown): Promise<unknown>
}

function isUseCase(value: unknown): value is AnyUseCase {
  return typeof value === 'object' && value !== null && 'execute' in value
}

interface Asked {
  readonly end: AbortSignal
  readonly facts: Pick<RequestFacts, 'log' | 'requestId'>
}

async function executeOrAnswer(useCase: AnyUseCase, command: unknown, { end, facts }: Asked): Promise<unknown> {
  try {
    return await untilEnd(end, useCase.execute(command))
  } catch (error) {
    if (end.reason instanceof DeadlinePassed) throw unavailable('late')
    if (error instanceof StoreUnavailable) throw unavailable('unavailable')
    if (end.aborted) throw error
    const { log, requestId } = facts
    log.error({ error, requestId }, 'a page failed')
    throw data({ code: 'failed', requestId }, { status: 500 })
  }
}

function unavailable(code: 'late' | 'unavailable') {
  return data({ code }, { status: 503, headers: { 'Retry-After': String(retryAfter) } })
}
