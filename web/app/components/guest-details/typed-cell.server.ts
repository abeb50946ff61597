import { z } from 'zod'
import { readCell, type TypedCell } from './read-cell.ts'

/** A number with the country that it is read for; null where none is typed, unless that is a problem too. */
export function typedCell<Code extends string>({ invalid, missing }: { readonly invalid: Code; readonly missing?: Code }) {
  return z.object({ country: z.string(), cell: z.string() }).transform(({ country, cell }, issues): TypedCell | null => {
    const number = cell === '' ? null : readCell(cell, country)
    const code = number === null ? missing : number.ok ? undefined : invalid
    if (code) issues.addIssue({ code: 'custom', message: code })
    return number?.ok ? number.value : null
  })
}
