import { dayText } from '@camp/domain/formatting/date-texts.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import type { PlotChangeRefusal } from '@camp/domain/plots/plot-change.ts'
import type { Translator } from '#app/wording/catalogue.ts'

/** The bookings that stand in the way of a change, beside the field that they speak against. */
export function standingProblem(t: Translator<'placeSettings'>, language: Language, refusal: PlotChangeRefusal) {
  if (refusal.code === 'shared-nights-fuller') {
    const { pax, night, references } = refusal.fullest
    const values = { paxMax: refusal.paxMax, pax, night: dayText(night, language), references: references.join(', ') }
    return { field: 'paxMax', message: t('sharedNightsFuller', { ...values, count: refusal.nights }) }
  }
  const { night, references } = refusal.first
  const values = { night: dayText(night, language), references: references.join(', ') }
  return {
    field: 'allowMultipleReservationsUpToPaxMax',
    message: t('nightsSharedBySeveral', { ...values, count: refusal.nights }),
  }
}
