import type { Result } from '@camp/domain/shared/result.ts'

export interface KeptAnswer {
  readonly status: number
  readonly body: unknown
}

/**
 * What an act may call what it makes: the same in every try of it, and nobody can guess it. Who tries again
 * after a crash finds by it what the first try has made.
 */
export type NameOfAct = () => Promise<string>

/** Answers of requests that carried an `Idempotency-Key`, kept for 48 hours. */
export interface IdempotencyKeys {
  /**
   * Runs `work` once per key and scope: a repeat with the same fingerprint gets the first answer again (and
   * waits while the first is still at work); with another fingerprint it is refused and nothing runs.
   */
  once(
    key: { readonly scope: string; readonly key: string; readonly fingerprint: string },
    work: (nameOfAct: NameOfAct) => Promise<KeptAnswer>,
  ): Promise<Result<KeptAnswer, { readonly code: 'idempotency-key-reused' }>>

  /** Deletes what was kept for its 48 hours; answers how many there were. */
  forgetOld(): Promise<number>
}
