import { countedPax, type Party } from '../../stay-rules/party.ts'
import type { SetCandidate } from '../set-candidates.ts'

/**
 * The lowest total in cents over every way to send every guest to one of two or three plots; null when there
 * is none.
 */
export function cheapestByTrying(
  candidates: readonly SetCandidate[],
  party: Party,
  price: (candidate: SetCandidate, party: Party) => number,
): number | null {
  const guests = [
    ...Array<'adult'>(party.numberOfAdults).fill('adult'),
    ...Array<'pensioner'>(party.numberOfPensioners).fill('pensioner'),
    ...party.childrenAges,
  ]
  let lowest: number | null = null
  for (let way = 0; way < candidates.length ** guests.length; way++) {
    const groups = candidates.map((candidate, plot) => ({
      candidate,
      guests: guests.filter((_, guest) => Math.floor(way / candidates.length ** guest) % candidates.length === plot),
    }))
    const used = groups.filter((group) => group.guests.length > 0)
    if (used.length < 2 || used.length > 3) continue
    const parties = used.map((group) => ({ candidate: group.candidate, party: partyFrom(group.guests) }))
    if (!parties.every(({ candidate, party }) => holds(candidate, party))) continue
    const total = parties.reduce((sum, one) => sum + price(one.candidate, one.party), 0)
    if (lowest === null || total < lowest) lowest = total
  }
  return lowest
}

export function holds({ plot, room }: SetCandidate, party: Party): boolean {
  const pax = countedPax(party, plot.kidsUnderWhatAgeDontCountTowardsMaxPax)
  return pax >= plot.paxMin && pax <= room
}

function partyFrom(guests: readonly ('adult' | 'pensioner' | number)[]): Party {
  return {
    numberOfAdults: guests.filter((guest) => guest === 'adult').length,
    numberOfPensioners: guests.filter((guest) => guest === 'pensioner').length,
    childrenAges: guests.filter((guest) => typeof guest === 'number'),
  }
}
