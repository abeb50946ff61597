import type { Temporal } from '../shared/temporal.ts'

/** A public holiday that is not in the law but was declared, such as an election day. */
export interface DeclaredHoliday {
  readonly country: string
  readonly date: Temporal.PlainDate
  readonly name: string
}
