import { Temporal } from '@camp/domain/shared/temporal.ts'

/** A moment that a row may hold. */
export function storedInstant(text: string | null): Temporal.Instant | null {
  return text === null ? null : Temporal.Instant.from(text)
}
