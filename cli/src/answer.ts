import type { Exit } from './exit-codes.ts'

export interface Column {
  readonly name: string
  /** Numbers and amounts stand right aligned. */
  readonly isNumber?: true
}

export interface Table {
  readonly title?: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
}

/** What a command found out or did. */
export interface Report {
  readonly kind: 'report'
  /** For `--json`: field names that stay as they are. */
  readonly json: unknown
  /** For people as tables, for `--plain` one row a line with tabs between. */
  readonly tables: readonly Table[]
  /** For people in place of the tables; for `--plain` when there are none. */
  readonly text?: string
  /** What changed and what to do next, on standard error. */
  readonly messages?: readonly string[]
  readonly exit?: Exit
}

/** A command that does not do what was asked, and why. */
export interface Stop {
  readonly kind: 'stop'
  readonly exit: Exit
  readonly messages: readonly string[]
}

export type Answer = Report | Stop

export function report(facts: Omit<Report, 'kind'>): Report {
  return { kind: 'report', ...facts }
}

export function stop(exit: Exit, ...messages: readonly string[]): Stop {
  return { kind: 'stop', exit, messages }
}

/** The people's form of a command that can be copied into a shell. */
export function campLine(words: string): string {
  return `npm run camp -- ${words}`
}
