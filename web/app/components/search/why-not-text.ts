import type { PageResult } from '#server/wire/card-on-page.ts'
import type { Translator } from '../../wording/catalogue.ts'

/** One line that is true (rule A14); what would help stands below it. */
export function whyNotText(t: Translator<'search'>, reason: NonNullable<PageResult['whyNot']>): string {
  switch (reason.code) {
    case 'stay-too-short':
      return t('whyStayTooShort', { count: reason.required })
    case 'too-many-guests':
      return t(reason.isAlone ? 'whyTooManyAlone' : 'whyTooManyGuests', { count: reason.paxMax })
    case 'too-few-guests':
      return t('whyTooFewGuests', { count: reason.paxMin })
    case 'full':
      return t('fullForDates')
    case 'weekend':
      return t('whyWeekend')
    case 'arrival':
      return t('whyArrival')
    case 'equipment':
      return t('whyEquipment')
    case 'adults-only':
      return t('adultsOnly')
  }
}
