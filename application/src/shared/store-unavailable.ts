/**
 * The store gave no answer in time, or none at all: nothing was written, and the same request may succeed in
 * a moment. Doors answer 503 with `Retry-After`, commands stop with a message.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'

  constructor(cause: unknown) {
    super(`the store is unavailable: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
