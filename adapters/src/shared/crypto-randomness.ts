import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Randomness } from '@camp/application/shared/randomness.ts'
import { base32 } from './base32.ts'

const keyBytes = 20

/** The operating system's randomness. A key is 32 characters of base 32: 160 bits. */
export const cryptoRandomness: Randomness = {
  integer: (min, max) => randomInt(min, max + 1),
  key: () => base32(randomBytes(keyBytes)),
  uuid: () => randomUUID(),
}
