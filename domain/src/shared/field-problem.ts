/** What is wrong with one field of a form or of a command; its words stand where it is shown. */
export type FieldProblem =
  | { readonly field: string; readonly code: 'missing' | 'not-a-number' | 'not-whole' | 'not-a-time' | 'unknown' }
  | { readonly field: string; readonly code: 'too-long' | 'too-much'; readonly most: number }
  | { readonly field: string; readonly code: 'too-little'; readonly least: number }
  | { readonly field: string; readonly code: 'below-minimum'; readonly other: string }
  | { readonly field: string; readonly code: 'no-such-field'; readonly named: string }

export type FieldsInvalid = { readonly code: 'fields-invalid'; readonly problems: readonly FieldProblem[] }

/** A text of one or more lines that somebody has to give, in characters. */
export function textProblems(field: string, text: string, most: number): readonly FieldProblem[] {
  if (text.trim() === '') return [{ field, code: 'missing' }]
  return text.length > most ? [{ field, code: 'too-long', most }] : []
}

export interface NumberLimits {
  readonly least: number
  readonly most: number
  readonly isWhole?: boolean
}

/**
 * NaN is what could not be read as a number; null is nothing given, which is right where nothing is a value.
 */
export function numberProblems(
  field: string,
  value: number | null,
  { least, most, isWhole = true }: NumberLimits,
): readonly FieldProblem[] {
  if (value === null) return []
  if (!Number.isFinite(value)) return [{ field, code: 'not-a-number' }]
  if (isWhole && !Number.isInteger(value)) return [{ field, code: 'not-whole' }]
  if (value < least) return [{ field, code: 'too-little', least }]
  return value > most ? [{ field, code: 'too-much', most }] : []
}
