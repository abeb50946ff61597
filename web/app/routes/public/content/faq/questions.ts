import type { TextKey } from '#app/wording/catalogue.ts'

type Key = TextKey<'faq'>
type WithAnswer<Name> = Name extends `${infer Question}Answer` ? Question : never
export type Question = WithAnswer<Key> & Key

interface Topic {
  readonly id: string
  readonly title: Key
  readonly questions: readonly Question[]
}

export const topics: readonly Topic[] = [
  { id: 'finding', title: 'findingTitle', questions: ['search', 'full', 'rig', 'adultsOnly'] },
  { id: 'prices', title: 'pricesTitle', questions: ['sameEverywhere', 'priceMade', 'differentPlots'] },
  { id: 'booking', title: 'bookingTitle', questions: ['account', 'hold', 'severalPlots', 'ahead', 'confirm'] },
  { id: 'paying', title: 'payingTitle', questions: ['howToPay', 'deposit', 'declined', 'paidTwice'] },
  { id: 'changing', title: 'changingTitle', questions: ['cancel', 'refund', 'hospital', 'change'] },
  { id: 'at-the-campsite', title: 'campsiteTitle', questions: ['times', 'pets', 'notAsPromised', 'reviews'] },
  { id: 'owners', title: 'ownersTitle', questions: ['list', 'fees', 'doubleBooking', 'payout'] },
]

/** `sameEverywhere` → `same-everywhere`, as in the address. */
export function anchorOf(question: Question): string {
  return question.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
