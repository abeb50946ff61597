import { Temporal } from '@camp/domain/shared/temporal.ts'
import { longestStay } from '@camp/domain/stay-rules/longest-stay.ts'
import { checkedParty, type Equipment, type Party } from '@camp/domain/stay-rules/party.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { StayParameters } from './stay-parameters.ts'

/**
 * The address as the domain understands it: null where it says no stay or no party. For loaders and actions.
 */
export function stayOfParameters({ arrivalDate, departureDate }: StayParameters): StayDates | null {
  if (arrivalDate === null || departureDate === null) return null
  const stay = StayDates.between(Temporal.PlainDate.from(arrivalDate), Temporal.PlainDate.from(departureDate))
  return stay.ok && stay.value.nightCount <= longestStay ? stay.value : null
}

export function partyOfParameters({ numberOfAdults, numberOfPensioners, childrenAges }: StayParameters): Party | null {
  const party = checkedParty({ numberOfAdults, numberOfPensioners, childrenAges })
  return party.ok ? party.value : null
}

export function equipmentOfParameters({ tents, caravans }: StayParameters): Equipment {
  return { tents, caravans }
}
