import type { Randomness } from '@camp/application/shared/randomness.ts'
import type { SeededRandom } from '../pictures/seeded-random.ts'

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** What is random elsewhere and the same at every run of a generator: nobody may guess nothing by it. */
export function seededRandomness(random: SeededRandom): Randomness {
  const hexadecimal = (digits: number) =>
    Math.floor(random.next() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  return {
    integer: (min, max) => random.whole(min, max),
    key: () => Array.from({ length: 32 }, () => alphabet[random.whole(0, 31)]).join(''),
    uuid: () => `${hexadecimal(8)}-${hexadecimal(4)}-4${hexadecimal(3)}-8${hexadecimal(3)}-${hexadecimal(6)}${hexadecimal(6)}`,
  }
}
