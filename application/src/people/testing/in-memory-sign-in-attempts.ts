import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { AttemptLimit, SignInAttempts } from '../sign-in-attempts.ts'

interface Attempt {
  readonly place: string
  readonly bucket: string
  readonly at: Temporal.Instant
}

export class InMemorySignInAttempts implements SignInAttempts {
  #attempts: readonly Attempt[] = []
  #count = 0

  async take({ bucket, most, since, at }: AttemptLimit): Promise<string | undefined> {
    const recent = this.#attempts.filter((known) => known.bucket === bucket && Temporal.Instant.compare(known.at, since) > 0)
    if (recent.length >= most) return undefined
    this.#count += 1
    const place = String(this.#count)
    this.#attempts = [...this.#attempts, { place, bucket, at }]
    return place
  }

  async giveBack(place: string): Promise<void> {
    this.#attempts = this.#attempts.filter((attempt) => attempt.place !== place)
  }
}
