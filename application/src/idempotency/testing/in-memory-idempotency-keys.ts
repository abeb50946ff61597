import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { IdempotencyKeys, KeptAnswer, NameOfAct } from '../idempotency-keys.ts'

interface Claim {
  readonly fingerprint: string
  readonly answer: Promise<KeptAnswer>
}

/** Keeps the promise of an answer from the moment the work begins, so that repeats wait for it. */
export class InMemoryIdempotencyKeys implements IdempotencyKeys {
  readonly #claims = new Map<string, Claim>()

  async once(
    { scope, key, fingerprint }: { readonly scope: string; readonly key: string; readonly fingerprint: string },
    work: (nameOfAct: NameOfAct) => Promise<KeptAnswer>,
  ): Promise<Result<KeptAnswer, { readonly code: 'idempotency-key-reused' }>> {
    const name = `${scope} ${key}`
    const claim = this.#claims.get(name)
    if (claim && claim.fingerprint !== fingerprint) return refused({ code: 'idempotency-key-reused' })
    if (claim) return accepted(await claim.answer)
    const answer = work(async () => `${name} ${fingerprint}`)
    this.#claims.set(name, { fingerprint, answer })
    answer.catch(() => this.#claims.delete(name))
    return accepted(await answer)
  }

  /** Time does not pass in here. */
  async forgetOld(): Promise<number> {
    return 0
  }
}
