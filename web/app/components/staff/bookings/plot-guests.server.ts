import { type GuestCountField, type Party, type PartyRefusal, partyOnPlot } from '@camp/domain/stay-rules/party.ts'
import { z } from 'zod'
import { typedAges } from '#app/formatting/typed-ages.ts'
import { typedWhole } from '#app/formatting/typed-number.ts'
import { answered, formOfOneField, readable, wholeOrNothing } from '#app/forms/form-fields.server.ts'
import type { ActAnswers } from './act-answers.ts'

export type PlotGuestsCode = 'guests-invalid' | 'ages-invalid' | 'equipment-invalid'

const { readBy } = readable<PlotGuestsCode>()
const ages = answered.pipe(readBy(typedAges)('ages-invalid'))
/** Nothing typed is "not said". */
const pitched = wholeOrNothing.refine((count) => count === null || (count >= 0 && count < 100), {
  error: 'equipment-invalid' satisfies PlotGuestsCode,
})

/** The parts of a row of a desk's form: who sleeps on one plot, and what they put up. */
export const plotGuests = {
  party: z.object({ adults: answered, pensioners: answered, ages }).transform((typed, issues): Party => {
    const counts = { numberOfAdults: countOf(typed.adults), numberOfPensioners: countOf(typed.pensioners) }
    const party = partyOnPlot({ ...counts, childrenAges: typed.ages })
    if (party.ok) return party.value
    issues.addIssue({ code: 'custom', path: [fieldOf(party.refusal)], message: 'guests-invalid' })
    return z.NEVER
  }),
  tents: formOfOneField('tents', pitched),
  caravans: formOfOneField('caravans', pitched),
}

/** The answers of one row, without its number behind their names. */
export function rowAnswers(answers: ActAnswers, row: number): ActAnswers {
  const mark = `-${row}`
  const ofRow = Object.entries(answers).filter(([name]) => name.endsWith(mark))
  return Object.fromEntries(ofRow.map(([name, text]) => [name.slice(0, -mark.length), text]))
}

function countOf(text: string): number {
  return text === '' ? 0 : (typedWhole(text) ?? Number.NaN)
}

const fieldOfCount = { numberOfAdults: 'adults', numberOfPensioners: 'pensioners', numberOfChildren: 'ages' } satisfies Record<
  GuestCountField,
  string
>

function fieldOf(refusal: PartyRefusal): string {
  return refusal.code === 'guest-count-out-of-range' ? fieldOfCount[refusal.field] : 'adults'
}
