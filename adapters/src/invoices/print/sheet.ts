import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** What stands on a paper, in words, from top to bottom. */
export interface Sheet {
  readonly title: string
  readonly lead: string
  /** Beside the title: number, dates. */
  readonly facts: readonly Fact[]
  /** Who writes it and for whom, side by side; the first line of each is its name. */
  readonly sides: readonly { readonly title: string; readonly lines: readonly string[] }[]
  readonly notes: readonly string[]
  readonly tables: readonly SheetTable[]
  /** At the foot of every page, before its number. */
  readonly foot: string
  readonly isWide?: boolean
  readonly madeAt: Temporal.Instant
  readonly pageText: (page: number, pages: number) => string
}

export interface SheetTable {
  readonly title?: string
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly SheetCell[])[]
  /** Under the columns, from the right. */
  readonly sums: readonly SheetSum[]
}

export interface SheetColumn {
  readonly title: string
  /** Of the width, in the measure of the others. */
  readonly share: number
  readonly isNumber?: boolean
}

/** A text, or one with fine print below it. */
export type SheetCell = string | { readonly text: string; readonly fine: readonly string[] }

export interface SheetSum extends Fact {
  readonly isStrong?: boolean
}

export interface Fact {
  readonly label: string
  readonly value: string
}
