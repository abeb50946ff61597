import type { Party } from '../stay-rules/party.ts'

/** Two adults, unless it says otherwise. */
export function aParty(facts: Partial<Party> = {}): Party {
  return { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [], ...facts }
}
