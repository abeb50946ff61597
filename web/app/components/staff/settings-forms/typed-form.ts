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
