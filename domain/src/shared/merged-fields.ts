export interface ForeignChange<Field extends string = string, Value = unknown> {
  readonly field: Field
  /** What it was when the form was shown. */
  readonly was: Value
  /** What it is now. */
  readonly now: Value
  /** What would be written over it; null where this form did not touch it. */
  readonly typed: Value | null
}

/** The form as it was shown, as it is stored now, and as it was posted. */
export interface ThreeForms<Fields extends object> {
  readonly shown: object
  readonly stored: Fields
  readonly typed: Fields
}

/** What others changed since a form was shown. */
export function foreignChanges<Fields extends object>(
  forms: ThreeForms<Fields>,
): readonly ForeignChange<keyof Fields & string, NonNullable<Fields[keyof Fields]>>[] {
  const { shown, stored, typed } = textsOf(forms)
  return Object.keys(stored)
    .filter((field) => shown[field] !== stored[field] && typed[field] !== stored[field])
    .map((field) => {
      const valueIn = (fields: object) => valueAt(fields, field) as NonNullable<Fields[keyof Fields]>
      const isTouched = typed[field] !== shown[field]
      return {
        field: field as keyof Fields & string,
        was: valueIn(forms.shown),
        now: valueIn(forms.stored),
        typed: isTouched ? valueIn(forms.typed) : null,
      }
    })
}

/**
 * What the form shows next: what this person typed, and what others changed where this person touched
 * nothing.
 */
export function mergedFields<Fields extends object>(forms: ThreeForms<Fields>): Fields {
  const { shown, stored, typed } = textsOf(forms)
  const merged = Object.keys(stored).map((field) => [
    field,
    valueAt(typed[field] === shown[field] ? forms.stored : forms.typed, field),
  ])
  return Object.fromEntries(merged) as Fields
}

/** Every field of the stored form as a text to compare. Browsers send line breaks as two characters. */
function textsOf({ shown, stored, typed }: ThreeForms<object>) {
  const ofForm = (fields: object): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.keys(stored).map((field) => [field, textOf(valueAt(fields, field))]))
  return { shown: ofForm(shown), stored: ofForm(stored), typed: ofForm(typed) }
}

function valueAt(fields: object, field: string): unknown {
  return Reflect.get(fields, field) ?? ''
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : JSON.stringify(value)
}
