import { accepted, type Result, refused } from '../shared/result.ts'

/** What a text may ask of the booking that it is written about, as it stands in braces. */
export const textFields = [
  ...(['first name', 'guest', 'campsite', 'phone of the campsite', 'reference'] as const),
  ...(['arrival', 'departure', 'dates', 'nights', 'check-in', 'check-out', 'plot', 'gate code'] as const),
  ...(['amount open', 'booking link', 'payment link', 'message link'] as const),
] as const
export type TextField = (typeof textFields)[number]

/** Null: the booking has nothing to say there. */
export type FieldValues = { readonly [Field in TextField]: string | null }

export type FillInRefusal =
  | { readonly code: 'field-unknown'; readonly field: string }
  | { readonly code: 'field-empty'; readonly field: TextField }

/** As many letters as no field has: what is longer between braces is a text of its own. */
const braces = /\{([^{}\n]{1,40})\}/g

/** Names in braces that are no field, each once. */
export function unknownFields(text: string): readonly string[] {
  const named = [...text.matchAll(braces)].map(([, name = '']) => name.trim())
  return [...new Set(named.filter((name) => fieldOf(name) === undefined))]
}

/** Every field with what the booking says; refused by name where one is none, or has nothing to say. */
export function fillIn(text: string, values: FieldValues): Result<string, FillInRefusal> {
  const [unknown] = unknownFields(text)
  if (unknown !== undefined) return refused({ code: 'field-unknown', field: unknown })
  const asked = [...text.matchAll(braces)].map(([, name = '']) => fieldOf(name))
  const empty = asked.find((field) => field !== undefined && !values[field]?.trim())
  if (empty) return refused({ code: 'field-empty', field: empty })
  return accepted(
    text.replaceAll(braces, (all, name: string) => {
      const field = fieldOf(name)
      return (field && values[field]) ?? all
    }),
  )
}

function fieldOf(named: string): TextField | undefined {
  const name = named.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  return textFields.find((field) => field === name)
}
