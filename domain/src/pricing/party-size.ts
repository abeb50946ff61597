import type { Party } from '../stay-rules/party.ts'

/** Everybody, infants too. */
export function partySize(party: Party): number {
  return party.numberOfAdults + party.numberOfPensioners + party.childrenAges.length
}
