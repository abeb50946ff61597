import type { UseCases } from '@camp/application/use-cases.ts'
import type { Stop } from './answer.ts'

export interface PendingMigration {
  readonly name: string
  readonly statements: readonly string[]
}

export interface ConfigurationFault {
  readonly variable: string
  readonly got: string
  readonly expected: string
}

export interface ConfigurationLine {
  readonly variable: string
  readonly value: string
  readonly source: string
}

export interface DemoRequest {
  readonly dryRun: boolean
  readonly notice: (text: string) => void
  readonly onProgress: (done: number, of: number, what: string) => void
}

/** Counts together, not each. */
export interface GenerateRequest {
  readonly size: { readonly organisations: number; readonly plots: number; readonly nights: number; readonly seed: number }
  /** The name of the database of `DATABASE_URL`, from somebody who means it. */
  readonly database: string | undefined
  readonly notice: (text: string) => void
  readonly onProgress: (done: number, of: number, what: string) => void
}

/** What the commands ask of the composed product. Nothing is opened before it is asked for. */
export interface Door {
  /**
   * The database of `DATABASE_URL`, else that of a running `npm start`, else one started for this command.
   */
  useCases(notice: (text: string) => void): Promise<UseCases>
  pendingMigrations(): Promise<readonly PendingMigration[]>
  /** The names of the migrations that ran. */
  migrate(): Promise<readonly string[]>
  /** Refused where real bookings live; what is there already stays as it is. */
  loadDemo(request: DemoRequest): Promise<DemoOutcome | 'not-here'>
  /** Fills an empty database with invented campsites; any other stays as it is. */
  generateDemo(request: GenerateRequest): Promise<GenerateOutcome>
  configurationFaults(): Promise<readonly ConfigurationFault[]>
  configurationLines(): Promise<readonly ConfigurationLine[]>
  /** Of a file, or of standard input for `-`; undefined when there is none. */
  readText(path: string): Promise<string | undefined>
  /** False when a file is there and may not be overwritten. */
  writeText(path: string, text: string, mayOverwrite: boolean): Promise<boolean>
  /** What a fault of the surroundings means to the person at the terminal; undefined for a bug. */
  explain(error: unknown): Promise<Stop | undefined>
  close(): Promise<void>
}

export type GenerateOutcome =
  | { readonly outcome: 'generated'; readonly reservations: number }
  | { readonly outcome: 'not-empty'; readonly organisations: number }
  | { readonly outcome: 'not-named'; readonly database: string }
  | { readonly outcome: 'too-few-or-many-plots'; readonly organisations: number; readonly fewest: number; readonly most: number }
  | { readonly outcome: 'too-many-nights'; readonly most: number }

export type DemoOutcome =
  | { readonly outcome: 'loaded'; readonly reservations: number }
  | { readonly outcome: 'already-there' | 'would-be-loaded' }
