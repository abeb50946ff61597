import type { Result } from '@camp/domain/shared/result.ts'
import { TRPCError } from '@trpc/server'
import { type RefusalCode, refusalAnswers } from './refusal-codes.ts'

/** What a refusal says besides its reason. */
export interface RefusalFacts {
  readonly plotIds?: readonly string[]
  readonly termIds?: readonly string[]
  readonly documentIds?: readonly string[]
  /** What there is too much of, and how much of it there may be. */
  readonly counted?: string
  readonly most?: number | null
  /** Any one of them is to be proved. */
  readonly asks?: readonly string[]
  /** Plot-nights of the refused wish. */
  readonly wanted?: number
  /** Null: asked again, it would be refused again. */
  readonly retryAfterSeconds?: number | null
}

type Refusal = { readonly code: RefusalCode } & RefusalFacts

/** A no of the product, in contrast to invalid input or a fault: the same request will be refused again. */
export class RpcRefusal extends TRPCError {
  readonly refusal: Refusal
  readonly reason: string

  constructor(refusal: Refusal) {
    const { code, reason, message } = refusalAnswers[refusal.code]
    super({ code, message })
    this.refusal = refusal
    this.reason = reason
  }

  get facts(): RefusalFacts {
    const { code: _, ...facts } = this.refusal
    return facts
  }
}

/** The value of a use case's answer; a refusal is thrown, for tRPC to answer. */
export function acceptedValue<Value>(answer: Result<Value, Refusal>): Value {
  if (answer.ok) return answer.value
  throw new RpcRefusal(answer.refusal)
}
