import type { NameOfAct } from '@camp/application/idempotency/idempotency-keys.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import type { HoldVisitor } from '@camp/domain/reservations/hold-limits.ts'
import type { WorkScope } from '../web-env.ts'

/** What a procedure finds around it: one context per request, however many calls the request carries. */
export interface RpcContext {
  /** A unit of work of its own for each call: the calls of a batch run at the same time. */
  readonly openScope: () => WorkScope
  /** Who calls, by the session of the request. */
  readonly actor: Actor
  /** From where the call comes, as limits count it. */
  readonly visitor: HoldVisitor
  /** Network address of whoever calls. */
  readonly address: string | null
  /** The header `Idempotency-Key` as it came. */
  readonly idempotencyKey: string | null
  /** What the act may call what it makes; null without a key. */
  readonly nameOfAct: NameOfAct | null
  /** Whose the key is; empty: it belongs to whoever knows it. */
  readonly keyOwner: string
  /** The end of the request; a call that is not done by its deadline is answered with TIMEOUT. */
  readonly end: AbortSignal
}
