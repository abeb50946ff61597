import { type Result, refused } from '@camp/domain/shared/result.ts'
import type { Transaction } from './transaction.ts'

/** Carries a refusal out of a transaction that must leave nothing behind. */
class Refused<Refusal> extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super('nothing was written')
    this.refusal = refusal
  }
}

/** Several acts as one: where one of them is refused, what the others wrote before is undone. */
export async function allOrNothing<Value, Refusal>(
  transaction: Transaction,
  work: () => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  try {
    return await transaction.run(async () => {
      const done = await work()
      if (!done.ok) throw new Refused(done.refusal)
      return done
    })
  } catch (error) {
    if (error instanceof Refused) return refused(error.refusal as Refusal)
    throw error
  }
}
