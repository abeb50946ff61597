import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Party } from '@camp/domain/stay-rules/party.ts'
import { largestGuestCount, partyOnPlot } from '@camp/domain/stay-rules/party.ts'
import type { AskedGuests, HtiError } from '../hti-messages.ts'
import { invalid, missing, otaError } from './ota-errors.ts'

/** Codes of list AQC. */
const [infant, child, adult, senior] = [7, 8, 10, 11]

/** Guests as the channel counts them, as a party (rule H4). */
export function partyOfGuests(guests: readonly AskedGuests[]): Result<Party, HtiError> {
  let [numberOfAdults, numberOfPensioners]: [number, number] = [0, 0]
  const childrenAges: number[] = []
  for (const { ageCode, age, count } of guests) {
    if (count === null || count > largestGuestCount) return refused(invalid('GuestCount Count'))
    const code = ageCode ?? (age === null ? adult : child)
    if (code === adult) numberOfAdults += count
    else if (code === senior) numberOfPensioners += count
    else if (code === infant || code === child) {
      const years = age ?? (code === infant ? 0 : null)
      if (years === null) return refused(missing('GuestCount Age of a child'))
      for (let one = 0; one < count; one += 1) childrenAges.push(years)
    } else return refused(invalid('GuestCount AgeQualifyingCode'))
    if (childrenAges.length > largestGuestCount) return refused(invalid('GuestCount Count'))
  }
  const party = partyOnPlot({ numberOfAdults, numberOfPensioners, childrenAges })
  return party.ok ? accepted(party.value) : refused(otaError(3, 397, 'Invalid number of guests'))
}
