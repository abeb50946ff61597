import type { IdempotencyKeys } from './idempotency-keys.ts'

export interface SweepIdempotencyKeysPorts {
  readonly idempotencyKeys: IdempotencyKeys
}

/**
 * A key that is older than 48 hours counts as never given; this deletes its row. Safe to run twice at once.
 */
export class SweepIdempotencyKeys {
  readonly #ports: SweepIdempotencyKeysPorts

  constructor(ports: SweepIdempotencyKeysPorts) {
    this.#ports = ports
  }

  async execute(): Promise<{ readonly removed: number }> {
    return { removed: await this.#ports.idempotencyKeys.forgetOld() }
  }
}
