/**
 * The answer of anything that may be refused: a value, or the facts of the refusal. Words for people stand
 * elsewhere.
 */
export type Result<Value, Refusal> = Accepted<Value> | Refused<Refusal>

export interface Accepted<Value> {
  readonly ok: true
  readonly value: Value
}

export interface Refused<Refusal> {
  readonly ok: false
  readonly refusal: Refusal
}

export function accepted<Value>(value: Value): Accepted<Value> {
  return { ok: true, value }
}

export function refused<const Refusal>(refusal: Refusal): Refused<Refusal> {
  return { ok: false, refusal }
}
