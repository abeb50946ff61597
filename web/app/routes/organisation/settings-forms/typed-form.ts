import { typedDecimal, typedWhole } from '#app/formatting/typed-number.ts'

/** A form as typed: texts by the names of their fields, `yes` for what is ticked, nothing for what is not. */
export type TypedForm<Field extends string> = Readonly<Record<Field, string>>

export function readTypedForm<Field extends string>(form: FormData, fields: readonly Field[]): TypedForm<Field> {
  return Object.fromEntries(fields.map((field) => [field, String(form.get(field) ?? '').trim()])) as TypedForm<Field>
}

export function ticked(isTicked: boolean): string {
  return isTicked ? 'yes' : ''
}

export function numberText(value: number | null): string {
  return value === null ? '' : String(value)
}

/** Null where nothing was typed, NaN where it is no number. */
export function wholeOf(text: string): number | null {
  return text === '' ? null : (typedWhole(text) ?? Number.NaN)
}

export function decimalOf(text: string): number | null {
  return text === '' ? null : (typedDecimal(text) ?? Number.NaN)
}

/** Which version of the row the form was filled from. */
export function rowVersionOf(form: FormData): number {
  return typedWhole(String(form.get('rowVersion') ?? '')) ?? 0
}
