import type { Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { checkedParty, type Equipment, largestGuestCount, type Party } from '@camp/domain/stay-rules/party.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { z } from 'zod'
import { typedAges } from '#app/formatting/typed-ages.ts'
import { typedWhole } from '#app/formatting/typed-number.ts'
import { lineOr, readable, several } from '#app/forms/form-fields.server.ts'
import { type FormIncomplete, type Posted, readForm, readTyped } from '#app/forms/read-form.server.ts'
import type { TrialAnswers, TrialProblemCode } from './trial.ts'

export interface Trial {
  readonly stay: StayDates
  readonly party: Party
  readonly equipment: Equipment
}

/** Two adults for two nights from a week from today, unless the fields say otherwise. */
export function readTrialAnswers(posted: Posted, { plot, today }: { plot: string; today: Temporal.PlainDate }): TrialAnswers {
  const arrival = today.add({ days: 7 })
  const form = z.object({
    plot: lineOr(plot),
    arrivalDate: lineOr(arrival.toString()),
    departureDate: lineOr(arrival.add({ days: 2 }).toString()),
    numberOfAdults: lineOr('2'),
    numberOfPensioners: lineOr('0'),
    childrenAges: several.transform((ages) =>
      ages
        .map((age) => age.trim())
        .filter((age) => age !== '')
        .join(', '),
    ),
    tents: lineOr(''),
    caravans: lineOr(''),
  })
  return readForm(form, posted)
}

export function readTrial(answers: TrialAnswers): Result<Trial, FormIncomplete<TrialProblemCode>> {
  return readTyped(trialForm, answers)
}

/** Nights: more would not fit on a page. */
const longestTrial = 120

const { date, readBy } = readable<TrialProblemCode>()
const guests = readBy(countOf)('trial_count')
const pitched = z.string().transform(countOf)

const trialForm = z
  .object({
    arrivalDate: date('trial_arrival'),
    departureDate: date('trial_departure'),
    numberOfAdults: guests,
    numberOfPensioners: guests,
    childrenAges: readBy(typedAges)('trial_ages'),
    tents: pitched,
    caravans: pitched,
  })
  .transform(({ arrivalDate, departureDate, tents, caravans, ...typed }, issues): Trial => {
    const stay = StayDates.between(arrivalDate, departureDate)
    const party = checkedParty(typed)
    const fault = (field: keyof TrialAnswers, message: TrialProblemCode) => {
      issues.addIssue({ code: 'custom', path: [field], message })
      return z.NEVER
    }
    if (!stay.ok || stay.value.nightCount > longestTrial) return fault('departureDate', 'trial_dates')
    if (!party.ok) return fault('numberOfAdults', 'trial_party')
    return { stay: stay.value, party: party.value, equipment: { tents, caravans } }
  })

function countOf(text: string): number | null {
  const count = typedWhole(text || 'none')
  return count !== null && count >= 0 && count <= largestGuestCount ? count : null
}
