import { randText } from '../../formatting/rand-text.ts'
import type { SearchFilter } from '../../search-parameters/search-filters.ts'
import type { Translator } from '../../wording/catalogue.ts'

export function searchFilterText(t: Translator<'search'>, filter: SearchFilter): string {
  switch (filter.kind) {
    case 'tag':
      return filter.name
    case 'siteType':
      return t(`type_${filter.type}`)
    case 'electrified':
      return t('electrifiedShort')
    case 'adultsOnly':
      return t('adultsOnly')
    case 'maxPricePerNight':
      return t('maxPriceShort', { price: randText(filter.rand) })
  }
}
