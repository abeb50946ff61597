import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { type Equipment, oldestChild, type Party, partyOnPlot } from '@camp/domain/stay-rules/party.ts'
import type { ActAnswers } from '#app/components/staff/bookings/act-answers.ts'

export type GuestsRefusal = { readonly code: 'guests-invalid' | 'ages-invalid' | 'equipment-invalid' }

/** The guests and the equipment of one plot of the form; what it does not ask stays as it was. */
export function readGuests(
  answers: ActAnswers,
  position: number,
  was: { readonly party: Party; readonly equipment?: Equipment },
): Result<{ readonly party: Party; readonly equipment?: Equipment }, GuestsRefusal> {
  const typed = (name: string) => answers[`${name}-${position}`]
  if (typed('adults') === undefined) return accepted(was)
  const ages = (typed('ages') ?? '').split(/[\s,;]+/).filter(Boolean)
  if (ages.some((age) => !/^\d{1,2}$/.test(age) || Number(age) > oldestChild)) return refused({ code: 'ages-invalid' })
  const [adults, pensioners] = [count(typed('adults')), count(typed('pensioners'))]
  const party = partyOnPlot({ numberOfAdults: adults, numberOfPensioners: pensioners, childrenAges: ages.map(Number) })
  if (!party.ok) return refused({ code: 'guests-invalid' })
  const [tents, caravans] = [count(typed('tents')), count(typed('caravans'))]
  if (Number.isNaN(tents + caravans)) return refused({ code: 'equipment-invalid' })
  const equipment = { tents: typed('tents') ? tents : null, caravans: typed('caravans') ? caravans : null }
  return accepted({ party: party.value, equipment })
}

function count(text = ''): number {
  return text === '' ? 0 : /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN
}
