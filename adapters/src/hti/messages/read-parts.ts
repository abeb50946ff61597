import type { AskedGuests, AskedId } from '@camp/application/hti/hti-messages.ts'
import { attributeOf, childrenOf, wholeOf, within, type XmlElement } from '../../parsing/xml/xml-element.ts'

export function readAskedIds(element: XmlElement): readonly AskedId[] {
  return childrenOf(element, 'UniqueID').flatMap((one) => {
    const id = attributeOf(one, 'ID')
    return id === null ? [] : [{ id, context: attributeOf(one, 'ID_Context') }]
  })
}

export function guestsOf(element: XmlElement): readonly AskedGuests[] {
  return childrenOf(within(element, 'GuestCounts'), 'GuestCount').map((guests) => ({
    ageCode: wholeOf(guests, 'AgeQualifyingCode'),
    age: wholeOf(guests, 'Age'),
    count: wholeOf(guests, 'Count'),
  }))
}
