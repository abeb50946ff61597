import { createHash } from 'node:crypto'
import type { KeptAnswer, NameOfAct } from '@camp/application/idempotency/idempotency-keys.ts'
import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { InputProblem } from '../input-problems.ts'
import { canonicalJson, isDeeperThan } from './canonical-json.ts'
import type { RpcContext } from './rpc-context.ts'
import { InvalidInput } from './rpc-error-shape.ts'
import { RpcRefusal } from './rpc-refusal.ts'

interface Call {
  readonly ctx: RpcContext
  readonly path: string
  /** The place in the batch, from 0; 0 for a call of its own. */
  readonly batchIndex: number
  readonly getRawInput: () => Promise<unknown>
}

type Outcome = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly error: TRPCError }

/** No input that a schema takes comes near it. */
const deepestInput = 32
const keyForm = /^[\x21-\x7e]{1,255}$/

/**
 * A call that carries an idempotency key: acts once, and answers repeats as it answered first. Answers and
 * refusals are kept; invalid input, faults, limits and the wish for another sign-in are not, so that the same
 * key may try again. Kept as JSON text: a repeat is the same to the byte.
 */
export async function answerOnce(call: Call, act: (nameOfAct: NameOfAct | null) => Promise<Outcome>): Promise<unknown> {
  const key = call.ctx.idempotencyKey
  if (key === null) return dataOf(await act(null))
  if (!keyForm.test(key)) throw invalid({ path: ['Idempotency-Key'], message: 'Must be 1 to 255 visible ASCII characters' })

  const fingerprint = fingerprintOf(await call.getRawInput())
  const scope = scopeOf(call)
  const { idempotencyKeys } = call.ctx.openScope()
  const kept = await idempotencyKeys.once({ scope, key, fingerprint }, async (nameOfAct) => toKept(await act(nameOfAct)))
  if (!kept.ok) throw new RpcRefusal({ code: 'idempotency_key_reused' })
  return fromKept(kept.value)
}

function fingerprintOf(input: unknown): string {
  if (isDeeperThan(deepestInput, input)) throw invalid({ path: [], message: 'Must not be nested so deeply' })
  return createHash('sha256').update(canonicalJson(input)).digest('hex')
}

function scopeOf({ path, batchIndex, ctx: { keyOwner } }: Call): string {
  return `${path}#${batchIndex}#${keyOwner}`
}

function dataOf(outcome: Outcome): unknown {
  if (!outcome.ok) throw outcome.error
  return outcome.data
}

function toKept(outcome: Outcome): KeptAnswer {
  if (outcome.ok) return { status: 200, body: JSON.stringify(outcome.data) }
  const { error } = outcome
  if (!(error instanceof RpcRefusal) || isPassing(error)) throw error
  return { status: getHTTPStatusCodeFromError(error), body: JSON.stringify(error.refusal) }
}

const passing: ReadonlySet<string> = new Set(['sign-in-again', 'contact_unproved', 'code-wrong'])

/** Over once some time has passed, or somebody has shown who they are. */
function isPassing({ code, refusal }: RpcRefusal): boolean {
  return code === 'TOO_MANY_REQUESTS' || passing.has(refusal.code)
}

function fromKept({ status, body }: KeptAnswer): unknown {
  const answer: unknown = JSON.parse(String(body))
  if (status === 200) return answer
  throw new RpcRefusal(answer as RpcRefusal['refusal'])
}

function invalid(issue: InputProblem): TRPCError {
  return new TRPCError({ code: 'BAD_REQUEST', cause: new InvalidInput([issue]) })
}
