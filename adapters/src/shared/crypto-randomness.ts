import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Randomness } from '@camp/application/shared/randomness.ts'

const keyBytes = 20

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** The operating system's randomness. A key is 32 characters of base 32: 160 bits. */
export const cryptoRandomness: Randomness = {
  integer: (min, max) => randomInt(min, max + 1),
  key: () => base32(randomBytes(keyBytes)),
  uuid: () => randomUUID(),
}

/** Five bits a character: 20 bytes are 32 characters, with nothing left over. */
function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('')
}
