/** Cryptographically strong in production, scripted in tests. */
export interface Randomness {
  /** A whole number from `min` to `max`, both possible. */
  integer(min: number, max: number): number
  /** Lower-case letters and digits, URL-safe, with at least 128 random bits. */
  key(): string
  uuid(): string
}
