import type { Figure } from './figures.ts'

export interface ProofOptions {
  /** A PostgreSQL on which the proof makes a database of its own. */
  readonly serverUrl: string
  /** How many trials; what one is, the proof says. */
  readonly count: number
  readonly seed: number
  /** How far it has come, for the person who waits. */
  readonly say: (text: string) => void
}

export type Proof = (options: ProofOptions) => Promise<readonly Figure[]>
