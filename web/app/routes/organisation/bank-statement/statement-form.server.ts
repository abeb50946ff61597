import type { ChosenLine } from '@camp/application/bank-statements/record-bank-lines.ts'
import { readDate } from '@camp/domain/formatting/read-date.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { z } from 'zod'
import { several, textFields } from '#app/forms/form-fields.server.ts'

/** Which of the two steps was posted. */
export const stepForm = textFields(['step'])

const fieldsOfLine = ['identity', 'date', 'cents', 'reference', 'exceeds'] as const

/** The lines that were ticked; what a line is stands in fields that are named after its number. */
export const chosenLinesForm = z
  .record(z.string(), several)
  .transform((posted): readonly ChosenLine[] => (posted.pays ?? []).flatMap((nth) => chosenLine(posted, nth) ?? []))

function chosenLine(posted: Readonly<Record<string, readonly string[]>>, nth: string): ChosenLine | null {
  const [identity, typedDate, typedCents, idOrReference, exceeds] = fieldsOfLine.map(
    (name) => posted[`${name}-${nth}`]?.[0] ?? '',
  )
  const [date, cents] = [readDate(typedDate ?? ''), Number(typedCents)]
  if (!identity || !date || !Number.isSafeInteger(cents) || cents <= 0) return null
  return { identity, date, amount: Money.cents(cents), idOrReference: idOrReference ?? '', mayExceedBalance: exceeds === 'yes' }
}
