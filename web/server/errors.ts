import { StoreUnavailable } from '@camp/application/shared/store-unavailable.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { Context } from 'hono'
import { data } from 'react-router'
import { errorDocument } from './error-document.ts'
import type { WebEnv } from './web-env.ts'

/** Seconds after which it is worth asking again when the database did not answer. */
export const retryAfter = 5

/**
 * The last resort: what no door has answered. Says nothing of the cause to the reader, everything to the log.
 */
export function answerError(error: Error, c: Context<WebEnv>): Response | Promise<Response> {
  const isOutage = error instanceof StoreUnavailable
  const { log, requestId } = c.get('facts')
  log.error({ error, requestId, path: c.req.path }, isOutage ? 'the database did not answer' : 'a request failed')
  if (isOutage) c.header('Retry-After', String(retryAfter))
  const status = isOutage ? 503 : 500
  if (c.req.path.startsWith('/api/')) return c.json({ error: isOutage ? 'unavailable' : 'internal' }, status)
  return c.html(errorDocument(status), status)
}

/**
 * The use cases as pages ask them: an outage of the database becomes an answer with status 503, which the
 * error boundary of the page words; React Router would turn any other error into a 500.
 */
export function withOutagesAsAnswers(useCases: UseCases): UseCases {
  return new Proxy(useCases, {
    get: (target, name, receiver) => {
      const useCase: unknown = Reflect.get(target, name, receiver)
      return isUseCase(useCase) ? { execute: (command: unknown) => executeOrAnswer(useCase, command) } : useCase
    },
  })
}

interface AnyUseCase {
  execute(command: unknown): Promise<unknown>
}

function isUseCase(value: unknown): value is AnyUseCase {
  return typeof value === 'object' && value !== null && 'execute' in value
}

async function executeOrAnswer(useCase: AnyUseCase, command: unknown): Promise<unknown> {
  try {
    return await useCase.execute(command)
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    throw data({ code: 'unavailable' }, { status: 503, headers: { 'Retry-After': String(retryAfter) } })
  }
}
