import { dayText } from '@camp/domain/formatting/date-texts.ts'
import type { PickedPlot } from '#server/campsite/load-selection.ts'
import type { TextKey, Translator } from '../../wording/catalogue.ts'

type Words = Translator<'campsite'>
type Criterion = PickedPlot['criteria'][number]

const reasonWords = {
  booked: 'booked',
  weekend_rule: 'weekendRule',
  criteria: 'criteria',
  own_hold: 'ownHold',
} as const satisfies Record<NonNullable<PickedPlot['unavailableReason']>, TextKey<'campsite'>>

/** The words of rule W3; any other reason is "Unavailable". */
export function reasonText(t: Words, reason: string | null): string {
  return t(isKnown(reason) ? reasonWords[reason] : 'unavailable')
}

function isKnown(reason: string | null): reason is keyof typeof reasonWords {
  return reason !== null && Object.hasOwn(reasonWords, reason)
}

/** The smallest changes that would make a plot bookable. */
export function fixSuggestions(
  t: Words,
  { unavailableReason, criteria }: Pick<PickedPlot, 'unavailableReason' | 'criteria'>,
): readonly string[] {
  if (unavailableReason === 'booked' || unavailableReason === 'own_hold') return []
  const weekend = unavailableReason === 'weekend_rule' ? [t('mendWeekend')] : []
  return [...weekend, ...criteria.map((criterion) => fixSuggestion(t, criterion))]
}

function fixSuggestion(t: Words, criterion: Criterion): string {
  switch (criterion.code) {
    case 'arrival-in-past':
      return t('mendArrivalInPast')
    case 'arrival-today':
      return t('mendArrivalToday')
    case 'too-far-ahead':
      return t('mendTooFarAhead', { date: dayText(String(criterion.latestArrival)) })
    case 'too-few-guests':
      return t('mendTooFewGuests', { count: criterion.paxMin })
    case 'too-many-guests':
      return t('mendTooManyGuests', { count: criterion.paxMax })
    case 'too-many-tents':
      return criterion.tentsMax === 0 ? t('mendNoTents') : t('mendTooManyTents', { count: criterion.tentsMax })
    case 'too-many-caravans':
      return criterion.caravansMax === 0 ? t('mendNoCaravans') : t('mendTooManyCaravans', { count: criterion.caravansMax })
    case 'stay-too-short':
      return t('mendStayTooShort', { count: criterion.required })
    case 'adults-only':
      return t('mendAdultsOnly')
  }
}
