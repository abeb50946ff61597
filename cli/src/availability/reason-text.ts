import type { PickerPlot } from '@camp/application/picker/picker-view.ts'
import type { Criterion } from '@camp/domain/availability/criteria.ts'
import type { UnavailableReason } from '@camp/domain/availability/plot-availability.ts'

const reasons = {
  booked: 'Booked for these dates',
  weekend_rule: 'Two weekend days need to be booked',
  criteria: 'Change dates/guests to book',
} as const satisfies Record<UnavailableReason, string>

/** `Change dates/guests to book: at least 3 nights`. */
export function reasonWords({ unavailableReason, availability }: Pick<PickerPlot, 'unavailableReason' | 'availability'>): string {
  if (unavailableReason === null) return ''
  return [reasons[unavailableReason], criteriaWords(availability.criteria)].filter(Boolean).join(': ')
}

/** `up to 6 guests, got 12; adults only`. */
export function criteriaWords(criteria: readonly Criterion[]): string {
  return criteria.map(criterionText).join('; ')
}

function criterionText(criterion: Criterion): string {
  switch (criterion.code) {
    case 'arrival-in-past':
      return 'the arrival is in the past'
    case 'arrival-today':
      return 'arriving today is not possible'
    case 'too-far-ahead':
      return `the last arrival that can be booked is ${criterion.latestArrival}`
    case 'too-few-guests':
      return `from ${criterion.paxMin} guests, got ${criterion.pax}`
    case 'too-many-guests':
      return `up to ${criterion.paxMax} guests, got ${criterion.pax}`
    case 'too-many-tents':
      return `up to ${criterion.tentsMax} tents, got ${criterion.tents}`
    case 'too-many-caravans':
      return `up to ${criterion.caravansMax} caravans, got ${criterion.caravans}`
    case 'stay-too-short':
      return `at least ${criterion.required} nights, got ${criterion.requested}`
    case 'adults-only':
      return 'adults only'
  }
}

export function criterionInJson(criterion: Criterion) {
  return criterion.code === 'too-far-ahead' ? { ...criterion, latestArrival: criterion.latestArrival.toString() } : criterion
}
