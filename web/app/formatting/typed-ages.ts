import { largestGuestCount, oldestChild } from '@camp/domain/stay-rules/party.ts'
import { typedWhole } from './typed-number.ts'

/**
 * Ages of children as somebody types them: `4, 9;0 17`; null where one is none, or are more than a form
 * offers.
 */
export function typedAges(text: string): readonly number[] | null {
  const ages = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(typedWhole)
  const isAge = (age: number | null) => age !== null && age >= 0 && age <= oldestChild
  return ages.every(isAge) && ages.length <= largestGuestCount ? (ages as readonly number[]) : null
}
