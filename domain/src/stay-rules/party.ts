import { accepted, type Result, refused } from '../shared/result.ts'

/** Everybody who comes along. The order of the ages means nothing. */
export interface Party {
  readonly numberOfAdults: number
  readonly numberOfPensioners: number
  readonly childrenAges: readonly number[]
}

/** What the party puts up; absent counts mean "not said" and are judged as none. */
export interface Equipment {
  readonly tents: number | null
  readonly caravans: number | null
}

export const noEquipment: Equipment = { tents: null, caravans: null }

/** The largest count that a form offers (rule A9). */
export const largestGuestCount = 40
export const oldestChild = 17

export type GuestCountField = 'numberOfAdults' | 'numberOfPensioners' | 'numberOfChildren'

export type PartyRefusal =
  | { readonly code: 'guest-count-out-of-range'; readonly field: GuestCountField; readonly count: number }
  | { readonly code: 'child-age-out-of-range'; readonly child: number; readonly age: number }
  | { readonly code: 'no-adult-or-pensioner' }

/** For outside input: whole counts from 0 to 40, ages from 0 to 17, and somebody grown up (rules A7, A9). */
export function checkedParty({ numberOfAdults, numberOfPensioners, childrenAges }: Party): Result<Party, PartyRefusal> {
  const counts = { numberOfAdults, numberOfPensioners, numberOfChildren: childrenAges.length }
  for (const field of Object.keys(counts) as GuestCountField[]) {
    if (!isWholeWithin(counts[field], largestGuestCount)) {
      return refused({ code: 'guest-count-out-of-range', field, count: counts[field] })
    }
  }
  const child = childrenAges.findIndex((age) => !isWholeWithin(age, oldestChild))
  if (child >= 0) return refused({ code: 'child-age-out-of-range', child, age: childrenAges[child] ?? Number.NaN })
  if (numberOfAdults + numberOfPensioners === 0) return refused({ code: 'no-adult-or-pensioner' })
  return accepted({ numberOfAdults, numberOfPensioners, childrenAges: [...childrenAges] })
}

/**
 * Those of a party who sleep on one plot: as `checkedParty`, but children may have a plot to themselves: it
 * is the reservation that needs somebody grown up (rule A7). Nobody at all is refused as nobody grown up.
 */
export function partyOnPlot(party: Party): Result<Party, PartyRefusal> {
  const judged = checkedParty(party)
  if (judged.ok || judged.refusal.code !== 'no-adult-or-pensioner' || partySize(party) === 0) return judged
  return accepted({ ...party, childrenAges: [...party.childrenAges] })
}

/** Everybody counts, infants too. */
export function partySize(party: Party): number {
  return party.numberOfAdults + party.numberOfPensioners + party.childrenAges.length
}

/** The pax of rule A8: everybody except children younger than the plot's age. It never affects a price. */
export function countedPax(party: Party, kidsUnderWhatAge: number): number {
  let pax = party.numberOfAdults + party.numberOfPensioners
  for (const age of party.childrenAges) if (age >= kidsUnderWhatAge) pax += 1
  return pax
}

export function sumOfParties(parties: readonly Party[]): Party {
  return {
    numberOfAdults: parties.reduce((sum, party) => sum + party.numberOfAdults, 0),
    numberOfPensioners: parties.reduce((sum, party) => sum + party.numberOfPensioners, 0),
    childrenAges: parties.flatMap((party) => party.childrenAges),
  }
}

export function sameParty(one: Party, other: Party): boolean {
  return partyKey(one) === partyKey(other)
}

/** The same text for the same guests, whatever the order of the ages. */
export function partyKey(party: Party): string {
  const ages = party.childrenAges.toSorted((a, b) => a - b)
  return `${party.numberOfAdults}/${party.numberOfPensioners}/${ages.join(',')}`
}

function isWholeWithin(value: number, largest: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= largest
}
