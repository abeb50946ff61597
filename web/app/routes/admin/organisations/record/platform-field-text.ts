import { dayText } from '@camp/domain/formatting/date-texts.ts'
import type { organisationSections } from '@camp/domain/organisations/settings/organisation-sections.ts'
import type { TextKey, Translator } from '#app/wording/catalogue.ts'

export type PlatformField = (typeof organisationSections)['fees'][number]

/** A field that the platform sets, as people say it. */
export function platformFieldText(t: Translator<'organisationSettings'>, field: PlatformField, text: string): string {
  switch (field) {
    case 'isFeaturedOnHomepage':
    case 'isFeaturedOnSearch':
    case 'isDemo':
      return t(text ? 'yes' : 'no')
    case 'bookingFeeType':
    case 'adminFeeType':
      return t(`choice_${text || 'none'}` as Extract<TextKey<'organisationSettings'>, `choice_${string}`>)
    case 'bookingFeePercentage':
      return `${text || '0'}%`
    case 'bookingFeeAmount':
    case 'adminFeeAmount':
      return `R${text || '0.00'}`
    case 'adminFeeStartDate':
      return text ? dayText(text) : t('nothing')
  }
}
