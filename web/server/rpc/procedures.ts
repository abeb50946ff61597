import { tracingChannel } from 'node:diagnostics_channel'
import { initTRPC } from '@trpc/server'
import { middlewareMarker } from '@trpc/server/unstable-core-do-not-import'
import { answerOnce } from './answer-once.ts'
import type { RpcContext } from './rpc-context.ts'
import { rpcErrorShape } from './rpc-error-shape.ts'
import { RpcRefusal } from './rpc-refusal.ts'
import { untilDeadline } from './until-deadline.ts'

const trpc = initTRPC.context<RpcContext>().create({ isDev: false, errorFormatter: rpcErrorShape })

export const { router } = trpc

const calls = tracingChannel<{ readonly path: string }>('camp:procedure')

const timed = trpc.procedure
  .use(({ path, next }) => (calls.hasSubscribers ? calls.tracePromise(() => next(), { path }) : next()))
  .use(({ ctx, next }) => untilDeadline(next(), ctx.end))

const withUseCases = trpc.middleware(({ ctx, next }) => next({ ctx: { useCases: ctx.openScope().useCases } }))

/** Reads, for everybody. */
export const publicQuery = timed.use(withUseCases)

/** Acts, for everybody; once per idempotency key. */
export const publicMutation = timed
  .use(async (call) => {
    const data = await answerOnce(call, (nameOfAct) => call.next({ ctx: { nameOfAct } }))
    return { ok: true, data, marker: middlewareMarker, ctx: call.ctx } as const
  })
  .use(withUseCases)

/** Whether somebody is signed in; what they may do, each use case says. */
const signedIn = timed.use(({ ctx, next }) => {
  if (ctx.actor.kind === 'visitor') throw new RpcRefusal({ code: 'signed-out' })
  return next()
})

/** Reads, for the organisation's staff and the platform. */
export const staffQuery = signedIn.use(withUseCases)

/** Acts, for the organisation's staff and the platform; once per idempotency key. */
export const staffMutation = signedIn
  .use(async (call) => {
    const data = await answerOnce(call, (nameOfAct) => call.next({ ctx: { nameOfAct } }))
    return { ok: true, data, marker: middlewareMarker, ctx: call.ctx } as const
  })
  .use(withUseCases)
