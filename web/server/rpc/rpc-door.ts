import type { TRPCError } from '@trpc/server'
import { resolveResponse } from '@trpc/server/http'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { retryAfter } from '../errors.ts'
import { holdVisitor } from '../hold-visitor.ts'
import { ownerOfKey } from '../key-owner.ts'
import { tooManyForSeconds } from '../session/answer-callback.ts'
import { askingCalls } from '../session/asking-again.ts'
import type { WebEnv } from '../web-env.ts'
import { appRouter } from './app-router.ts'
import { callWeight, largestWeight } from './call-weights.ts'
import type { RpcContext } from './rpc-context.ts'
import { outageReason } from './rpc-error-shape.ts'
import { RpcRefusal } from './rpc-refusal.ts'
import { wholeRequestRefusal } from './whole-request-refusal.ts'

/** Where the door stands: the names of the procedures follow. */
const endpoint = '/api/trpc'
const largestBody = 1024 * 1024
const largestBatch = 10

/** A form of another site can send anything but JSON without the browser asking first. */
const onlyJson = createMiddleware<WebEnv>(async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  return carriesBody(c) && type !== 'application/json' ? wholeRequestRefusal('not-json') : next()
})

/** A batch of heavy calls would keep everybody waiting for as long as each of them takes alone (rule X6). */
const withinWeight = createMiddleware<WebEnv>(async (c, next) => {
  return callWeight(namesOf(c)) > largestWeight ? wholeRequestRefusal('too-heavy') : next()
})

const limited = bodyLimit({ maxSize: largestBody, onError: () => wholeRequestRefusal('too-large') })

/** To ask for the body makes a whole request of the web's for a question that has none. */
const withinSize = createMiddleware<WebEnv>((c, next) => (carriesBody(c) ? limited(c, next) : next()))

/** `search.organisations`; of a batch several, with commas between them. */
function namesOf({ req }: Context<WebEnv>): string {
  return req.path.slice(endpoint.length + 1).replace(/\/$/, '')
}

function carriesBody({ req }: Context<WebEnv>): boolean {
  return req.method !== 'GET' && req.method !== 'HEAD'
}

/** tRPC over HTTP: queries by GET, mutations by POST, JSON only, at most ten calls in a batch. */
export function rpcDoor(): Hono<WebEnv> {
  return new Hono<WebEnv>().use(onlyJson, withinWeight, withinSize).all('/*', (c) => answer(c))
}

function answer(c: Context<WebEnv>): Promise<Response> {
  return resolveResponse({
    req: c.req.raw,
    path: namesOf(c),
    router: appRouter,
    maxBatchSize: largestBatch,
    error: null,
    createContext: async () => contextOf(c),
    responseMeta: ({ errors }) => ({ headers: responseHeaders(errors) }),
    onError: ({ error, path }) => report(c, error, path),
  })
}

function contextOf(c: Context<WebEnv>): RpcContext {
  const facts = c.get('facts')
  const idempotencyKey = c.req.header('idempotency-key') ?? null
  return {
    openScope: () => {
      const scope = c.get('openScope')()
      const useCases = askingCalls(scope.useCases, facts)
      // A question has none.
      return {
        useCases,
        get idempotencyKeys() {
          return scope.idempotencyKeys
        },
      }
    },
    actor: facts.actor,
    visitor: holdVisitor(facts),
    address: facts.signIn.browser.address,
    idempotencyKey,
    nameOfAct: null,
    keyOwner: idempotencyKey === null ? '' : ownerOfKey(idempotencyKey, facts),
    end: c.get('end'),
  }
}

/** Availability is of this moment and reservations are personal: nothing is kept in between. */
function responseHeaders(errors: readonly TRPCError[]): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  const [seconds] = errors.flatMap(secondsToWait)
  if (seconds !== undefined) headers.set('Retry-After', String(seconds))
  return headers
}

function secondsToWait(error: TRPCError): readonly number[] {
  if (isWorthAsking(error)) return [retryAfter]
  if (error instanceof RpcRefusal && error.refusal.code === 'too-many-tries') return [tooManyForSeconds]
  const seconds = error instanceof RpcRefusal ? error.facts.retryAfterSeconds : null
  return seconds ? [seconds] : []
}

function isWorthAsking(error: TRPCError): boolean {
  return error.code === 'TIMEOUT' || outageReason(error) !== undefined
}

function report(c: Context<WebEnv>, error: TRPCError, path: string | undefined): void {
  if (error.code !== 'INTERNAL_SERVER_ERROR' || c.get('end').aborted) return
  const { log, requestId } = c.get('facts')
  log.error({ error: error.cause ?? error, requestId, path }, 'a call failed')
}
