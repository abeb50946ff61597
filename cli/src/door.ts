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
  /** Why this role of PostgreSQL cannot be one that only reads and writes rows; null when it can. */
  roleProblem(role: string): Promise<'unknown' | 'own' | null>
  /** Lets it read and write the rows of the product, and change no table. */
  grantTo(role: string): Promise<void>
  /** Refused where real bookings live; what is there already stays as it is. */
  loadDemo(request: DemoRequest): Promise<DemoOutcome | 'not-here'>
  /** Fills an empty database with invented campsites; any other stays as it is. */
  generateDemo(request: GenerateRequest): Promise<GenerateOutcome>
  configurationFaults(): Promise<readonly ConfigurationFault[]>
  configurationLines(): Promise<readonly ConfigurationLine[]>
  /** Codes and invitations among it. */
  sendsEmail(): Promise<boolean>
  /** Undefined where the folder holds something already, or is none. */
  backup(request: BackupRequest): Promise<BackupFacts | undefined>
  /** Into an empty database alone. */
  restore(request: BackupRequest): Promise<RestoreOutcome>
  /** Takes its turns at the scheduled work until it is told to stop. */
  work(notice: (text: string) => void): Promise<void>
  /** Runs until it is told to stop, which is then how it ends well. */
  readonly isServing: boolean
  /** Of a file in one of the usual encodings, or of standard input for `-`; undefined when there is none. */
  readText(path: string): Promise<string | undefined>
  /** As it is on the disk. */
  readBytes(path: string): Promise<Uint8Array | undefined>
  /** False when a file is there and may not be overwritten. */
  writeFile(path: string, content: string | Uint8Array, mayOverwrite: boolean): Promise<boolean>
  /** Until a command that goes on has its next turn. */
  wait(seconds: number): Promise<void>
  /** What a fault of the surroundings means to the person at the terminal; undefined for a bug. */
  explain(error: unknown): Promise<Stop | undefined>
  close(): Promise<void>
}

export interface BackupRequest {
  readonly folder: string
  readonly byCopy: boolean
  readonly onProgress: (text: string) => void
}

export interface BackupFacts {
  readonly takenAt: string
  readonly by: 'pg_dump' | 'copy'
  readonly migrations: number
  readonly tables: number
  readonly rows: number
  readonly pictures: number
}

export type RestoreOutcome =
  | { readonly outcome: 'restored'; readonly facts: BackupFacts; readonly differences: readonly TableDifference[] }
  | { readonly outcome: 'no-backup' | 'not-empty' | 'not-permitted' }
  | { readonly outcome: 'damaged'; readonly files: readonly string[] }
  | { readonly outcome: 'too-new'; readonly migrations: readonly string[] }

export interface TableDifference {
  readonly table: string
  readonly backedUp: string
  readonly found: string
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
