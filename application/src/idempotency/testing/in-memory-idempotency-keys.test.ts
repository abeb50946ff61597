import { idempotencyKeysContract } from './idempotency-keys.contract.ts'
import { InMemoryIdempotencyKeys } from './in-memory-idempotency-keys.ts'

idempotencyKeysContract('in memory', async () => ({ idempotencyKeys: new InMemoryIdempotencyKeys(), stop: async () => {} }))
