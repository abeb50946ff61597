import { networkPlace } from '@camp/domain/people/network-place.ts'
import type { SignInAttempts } from '../people/sign-in-attempts.ts'
import { limitMinutes } from '../people/sign-in-limits.ts'
import type { Clock } from '../shared/clock.ts'

/** Wrong passwords of one address, and what is being looked at: the channel sends many at once. */
const mostGuesses = 50

interface Ports {
  readonly attempts: SignInAttempts
  readonly clock: Clock
}

/**
 * Undefined when the address has guessed too often. Counted by the address alone, so that a stranger cannot
 * shut the channel out (rule H13).
 */
export function takeGuess({ attempts, clock }: Ports, address: string | null): Promise<string | undefined> {
  const at = clock.now()
  const place = address === null ? 'nowhere' : networkPlace(address).address
  return attempts.take({ bucket: `hti from ${place}`, most: mostGuesses, at, since: at.subtract({ minutes: limitMinutes }) })
}
