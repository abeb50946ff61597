import type { TextKey } from '../wording/catalogue.ts'

/**
 * Why a guest is on the picker again. The first group comes from reserving here, the second from the pages
 * after it.
 */
export const returnReasons = {
  booked: 'returnBooked',
  weekend_rule: 'returnWeekendRule',
  criteria: 'returnCriteria',
  unallocated: 'returnUnallocated',
  'nothing-selected': 'returnNothingSelected',
  'too-many': 'returnTooMany',
  'too-large': 'returnTooLarge',
  'dates-missing': 'returnDatesMissing',
  expired: 'returnExpired',
  released: 'returnReleased',
  plots_gone: 'returnBooked',
  already_cancelled: 'returnReleased',
  wrong_state: 'returnExpired',
  'not-found': 'returnUnknown',
} as const satisfies Record<string, TextKey<'campsite'>>

export type ReturnReason = keyof typeof returnReasons

/** The part of the page that says so; guests without a plot are mended where they are spread. */
export function returnPlace(reason: ReturnReason | null): 'booking' | 'selected-plots' {
  return reason === null || reason === 'unallocated' ? 'selected-plots' : 'booking'
}

export function returnReason(text: string | null): ReturnReason | null {
  return text !== null && Object.hasOwn(returnReasons, text) ? (text as ReturnReason) : null
}
