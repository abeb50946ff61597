import { accepted, type Result, refused } from '../shared/result.ts'

/** Whom an invoice is for, where a name alone is too little. */
export interface InvoiceRecipient {
  readonly name: string
  readonly addressLines: readonly string[]
  /** Of who claims the tax back. */
  readonly vatNumber: string | null
}

export type RecipientProblem =
  | { readonly field: 'name' | 'address'; readonly code: 'missing' }
  | { readonly field: 'name' | 'address'; readonly code: 'too-long'; readonly most: number }
  | { readonly field: 'vatNumber'; readonly code: 'no-vat-number' }

export interface TypedRecipient {
  readonly name: string
  /** One line under the other. */
  readonly address: string
  readonly vatNumber: string
}

const [mostLetters, mostLines] = [120, 6]

/** What somebody typed, or all that is wrong with it. A VAT number has ten digits and begins with 4. */
export function readRecipient({
  name,
  address,
  vatNumber,
}: TypedRecipient): Result<InvoiceRecipient, readonly RecipientProblem[]> {
  const typedName = name.trim()
  const lines = address.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
  const number = vatNumber.replace(/\s/g, '')
  const problems = [
    ...problemsOf('name', typedName === '', typedName.length > mostLetters, mostLetters),
    ...problemsOf(
      'address',
      lines.length === 0,
      lines.some(({ length }) => length > mostLetters),
      mostLetters,
    ),
    ...problemsOf('address', false, lines.length > mostLines, mostLines * mostLetters),
    ...(number === '' || /^4\d{9}$/.test(number) ? [] : [{ field: 'vatNumber', code: 'no-vat-number' } as const]),
  ]
  if (problems.length > 0) return refused(problems)
  return accepted({ name: typedName, addressLines: lines, vatNumber: number || null })
}

function problemsOf(
  field: 'name' | 'address',
  isMissing: boolean,
  isTooLong: boolean,
  most: number,
): readonly RecipientProblem[] {
  if (isMissing) return [{ field, code: 'missing' }]
  return isTooLong ? [{ field, code: 'too-long', most }] : []
}
