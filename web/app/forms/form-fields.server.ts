import { readDate } from '@camp/domain/formatting/read-date.ts'
import { readMoney } from '@camp/domain/formatting/read-money.ts'
import { htmlOfTyped } from '@camp/domain/formatting/typed-html.ts'
import { isEmailAddress, longestEmail } from '@camp/domain/people/email-address.ts'
import { z } from 'zod'
import { decimalOrNaN, typedDecimal, typedWhole, wholeOrNaN } from '#app/formatting/typed-number.ts'

const posted = z.array(z.string()).default([])

/** As it was posted; nothing where the field is missing. */
export const asPosted = posted.transform(([text = '']) => text)

/** Of a form that was read already: a text that may be missing. */
export const answered = z.string().default('')

/** One field of a form that was read already. */
export function formOfOneField<Schema extends z.ZodType<unknown, string>>(name: string, schema: Schema) {
  return z.object({ [name]: answered.pipe(schema) }).transform((read) => read[name] as z.output<Schema>)
}

/** Without what no keyboard types and the database refuses: control characters but tabs and ends of lines. */
const printable = asPosted.transform((text) => text.replace(/[^\P{Cc}\n\r\t]/gu, ''))

/** Without blanks around it. */
export const line = printable.transform((text) => text.trim())

/** One line, as it may stand in the head of an e-mail. */
export const oneLine = printable.transform((text) => text.replace(/\s+/g, ' ').trim())

/** One line; what stands for it where the field is missing altogether. */
export const lineOr = (otherwise: string) => posted.transform(([text = otherwise]) => text.trim())

/** Lines end as they do everywhere but in forms. */
export const lines = printable.transform((text) => text.replace(/\r\n?/g, '\n').trim())

/** A box, ticked or not. */
export const isTicked = z
  .array(z.string())
  .optional()
  .transform((texts) => texts !== undefined)

/** All values under one name, as they were posted. */
export const several = posted

/**
 * What the form held when it was opened; nothing when it was tampered with, so that every field counts as
 * changed by others.
 */
export const shownFields = asPosted.transform(jsonOf).pipe(z.record(z.string(), z.unknown()).catch({}))

/** A whole number that a page of ours carries along; null without one. */
export const carriedWhole = line.transform(carriedNumber)
export const answeredWhole = answered.transform(carriedNumber)

/** A box that counts as ticked by its value alone. */
export const isOn = line.transform((text) => text === 'on')
export const isAnsweredOn = answered.transform((text) => text === 'on')

/** `yes` of a text that was typed. */
export const yes = z.string().transform((text) => text === 'yes')

/** Null where nothing was typed, NaN where it is no number: whoever knows the limits says what is wrong. */
export const wholeOrNothing = z.string().transform(wholeOrNaN)
export const decimalOrNothing = z.string().transform(decimalOrNaN)

/** A whole number; one of our own where nothing was typed. */
export const wholeOr = (nothing: number) => wholeOrNothing.transform((number) => number ?? nothing)

/** What was written in the editor, as it is kept. */
export const typedHtml = z.string().transform(htmlOfTyped)
export const htmlOrNothing = z.string().transform((text) => (text === '' ? null : htmlOfTyped(text)))

/** One of the given, or the one that is meant when it is none. */
export function choice<const Option extends string, Otherwise extends Option | null>(
  options: readonly Option[],
  otherwise: Otherwise,
) {
  return line.transform((text): Option | Otherwise => options.find((option) => option === text) ?? otherwise)
}

export function idsOf<Id extends string>() {
  return several.transform((texts): readonly Id[] => texts.map((text) => text as Id))
}

/** Every text of a form whose fields are named after rows; of several under one name the last. */
export const everyText = z.record(
  z.string(),
  posted.transform((texts) => texts.at(-1)?.trim() ?? ''),
)

/** Fields that hold one text each. */
export function textFields<const Name extends string>(names: readonly Name[]) {
  return z.object(Object.fromEntries(names.map((name) => [name, line])) as Record<Name, typeof line>)
}

/** The form of one row: its texts as typed, what it was filled with, and the revision of that. */
export function rowForm<const Name extends string>(names: readonly Name[]) {
  return textFields(names)
    .and(z.object({ revision: asPosted, shown: shownFields }))
    .transform(({ revision, shown, ...answers }) => ({
      answers: answers as unknown as Readonly<Record<Name, string>>,
      revision,
      shown,
    }))
}

/**
 * Rows of parallel fields, as many as the first has; a row in which none of `named` holds anything is none.
 */
export function filledRows<const Name extends string>(
  lists: Readonly<Record<Name, readonly string[]>>,
  named: readonly [NoInfer<Name>, ...NoInfer<Name>[]],
): readonly Readonly<Record<Name, string>>[] {
  const names = Object.keys(lists) as Name[]
  const rows = lists[named[0]].map(
    (_, row) => Object.fromEntries(names.map((name) => [name, lists[name][row]?.trim() ?? ''])) as Record<Name, string>,
  )
  return rows.filter((row) => named.some((name) => row[name] !== ''))
}

interface TextCodes<Code extends string> {
  readonly missing?: Code
  readonly tooLong: Code
}

/** Values of texts that were typed, each with the code of the problem that it is when it cannot be read. */
export function readable<Code extends string>() {
  /** At most so many characters; something has to be typed where it has a code for nothing. */
  const text = (most: number, { missing, tooLong }: TextCodes<Code>) =>
    z
      .string()
      .min(missing === undefined ? 0 : 1, { error: missing, abort: true })
      .max(most, { error: tooLong, abort: true })
  /** By a reader that answers null for what it cannot read. */
  const by =
    <Value>(read: (text: string) => Value | null) =>
    (code: Code) =>
      z.string().transform((text, issues): Value => {
        const value = read(text)
        if (value !== null) return value
        issues.addIssue({ code: 'custom', message: code })
        return z.NEVER
      })
  return {
    readBy: by,
    filled: by((text) => (text === '' ? null : text)),
    date: by(readDate),
    cents: by(centsOf),
    whole: by(typedWhole),
    decimal: by(typedDecimal),
    /** Nothing typed is 0. */
    wholeOrZero: by((text) => (text === '' ? 0 : typedWhole(text))),
    text,
    /** Nothing typed is no address. */
    emailOrNothing: by((text) => (text === '' || isEmailAddress(text) ? text : null)),
    email: ({ invalid, ...codes }: TextCodes<Code> & { readonly invalid: Code }) =>
      text(longestEmail, codes).refine(isEmailAddress, { error: invalid }),
    oneOf: <const Option extends string>(options: readonly Option[], code: Code) =>
      by((text) => options.find((option) => option === text) ?? null)(code),
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function carriedNumber(text: string): number | null {
  return /^\d{1,10}$/.test(text) ? Number(text) : null
}

function centsOf(text: string): number | null {
  const cents = readMoney(text)
  return cents.ok ? cents.value : null
}
