import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { data } from 'react-router'
import type { z } from 'zod'
import { inputProblems } from '#server/input-problems.ts'

/** A form or the query of an address. */
export interface Posted {
  entries(): Iterable<readonly [name: string, value: unknown]>
}

/** What is wrong with one control, by its id. */
export interface FormFieldProblem<Code extends string> {
  readonly field: string
  readonly code: Code
  /** Of a text that is too long: how many characters it may have. */
  readonly most?: number
}

export interface FormIncomplete<Code extends string> {
  readonly code: 'form-incomplete'
  readonly problems: readonly FormFieldProblem<Code>[]
}

/**
 * What was posted, by a schema that takes whatever people type; a post that no page of ours makes is answered
 * with 400.
 */
export function readForm<Schema extends z.ZodType>(schema: Schema, posted: Posted): z.output<Schema> {
  const read = schema.safeParse(textsOf(posted))
  if (!read.success) throw data({ code: 'form-incomplete' }, 400)
  return read.data
}

/**
 * The values of what was typed, or everything that is wrong with it. The messages of the schema are the codes
 * of problems.
 */
export function readTyped<Schema extends z.ZodType, Code extends string>(
  schema: Schema,
  typed: unknown,
): Result<z.output<Schema>, FormIncomplete<Code>> {
  const read = schema.safeParse(typed)
  if (read.success) return accepted(read.data)
  const problems = inputProblems(read.error).map(({ path, message, ...most }) => ({
    field: fieldOf(path),
    code: message as Code,
    ...most,
  }))
  return refused({ code: 'form-incomplete', problems })
}

/** For a page that names one thing at a time. */
export function firstProblem<Code extends string>({
  problems: [first],
}: Pick<FormIncomplete<Code>, 'problems'>): FormFieldProblem<Code> {
  if (!first) throw new RangeError('A form is incomplete without a problem.')
  return first
}

/** What of each part could be read, null where it could not, and everything that is wrong. */
export interface ReadParts<Parts extends Readonly<Record<string, z.ZodType>>, Code extends string> {
  readonly values: { readonly [Part in keyof Parts]: z.output<Parts[Part]> | null }
  readonly problems: readonly FormFieldProblem<Code>[]
}

/**
 * Reads each part of a form by itself, so that one that cannot be read does not keep the others from being
 * judged.
 */
export function readParts<Parts extends Readonly<Record<string, z.ZodType>>, Code extends string>(
  parts: Parts,
  typed: unknown,
): ReadParts<Parts, Code> {
  const problems: FormFieldProblem<Code>[] = []
  const read = ([name, part]: [string, z.ZodType]) => {
    const value = readTyped<z.ZodType, Code>(part, typed)
    if (!value.ok) problems.push(...value.refusal.problems)
    return [name, value.ok ? value.value : null]
  }
  const values = Object.fromEntries(Object.entries(parts).map(read)) as ReadParts<Parts, Code>['values']
  return { values, problems }
}

/** Every field is the list of texts under its name: nothing, one or several. Files are read elsewhere. */
function textsOf(posted: Posted): Readonly<Record<string, readonly string[]>> {
  const texts = new Map<string, string[]>()
  // Once through all of them: asking a form for one name looks at each of its fields.
  for (const [name, value] of posted.entries()) {
    const known = texts.get(name) ?? []
    texts.set(name, known)
    if (typeof value === 'string') known.push(value)
  }
  return Object.fromEntries(texts)
}

/** A control's id is its name, and in a table its row behind it: `bands, 2, fromAge` is `fromAge2`. */
function fieldOf(path: readonly (string | number)[]): string {
  const row = path.find((part) => typeof part === 'number')
  return `${path.findLast((part) => typeof part === 'string') ?? ''}${row ?? ''}`
}
