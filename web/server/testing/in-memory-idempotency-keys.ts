import type { IdempotencyKeys, KeptAnswer } from '@camp/application/idempotency/idempotency-keys.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'

interface Claim {
  readonly fingerprint: string
  readonly answer: Promise<KeptAnswer>
}

/** Keeps the promise of an answer from the moment the work begins, so that repeats wait for it. */
export class InMemoryIdempotencyKeys implements IdempotencyKeys {
  readonly #claims = new Map<string, Claim>()

  once: IdempotencyKeys['once'] = async ({ scope, key, fingerprint }, work) => {
    const name = `${scope} ${key}`
    const claim = this.#claims.get(name)
    if (claim && claim.fingerprint !== fingerprint) return refused({ code: 'idempotency-key-reused' })
    if (claim) return accepted(await claim.answer)
    const answer = work()
    this.#claims.set(name, { fingerprint, answer })
    answer.catch(() => this.#claims.delete(name))
    return accepted(await answer)
  }
}
