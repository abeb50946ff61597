import { type Party, partySize } from '../stay-rules/party.ts'

/** Some of a party, and those who are left. */
export interface PartyShare {
  readonly share: Party
  readonly rest: Party
}

/**
 * Up to so many different shares are tried one by one; beyond, families stay in line and are cut only in
 * length.
 */
export const mostExactShares = 400

/**
 * The ways to put some of the party on one plot and leave others for the next: somebody on both. Children may
 * have a plot to themselves: it is the reservation that needs an adult or pensioner (rule A7). Guests of one
 * kind and age are alike. A large party is shared coarsely: adults before pensioners, older before younger
 * children.
 */
export function partyShares(party: Party, isCoarse: boolean): readonly PartyShare[] {
  const shares = isCoarse ? coarseShares(party) : exactShares(party)
  return shares.filter(({ share, rest }) => partySize(share) > 0 && partySize(rest) > 0)
}

export function isLargeParty(party: Party): boolean {
  const ways = agesWithCounts(party).reduce((product, { count }) => product * (count + 1), 1)
  return ways * (party.numberOfAdults + 1) * (party.numberOfPensioners + 1) > mostExactShares
}

function exactShares(party: Party): readonly PartyShare[] {
  return upTo(party.numberOfAdults).flatMap((numberOfAdults) =>
    upTo(party.numberOfPensioners).flatMap((numberOfPensioners) =>
      ageShares(agesWithCounts(party)).map((childrenAges) =>
        withRest(party, { numberOfAdults, numberOfPensioners, childrenAges }),
      ),
    ),
  )
}

function coarseShares(party: Party): readonly PartyShare[] {
  const oldestFirst = party.childrenAges.toSorted((a, b) => b - a)
  return upTo(party.numberOfAdults + party.numberOfPensioners).flatMap((grownUps) =>
    upTo(oldestFirst.length).map((children) => {
      const numberOfAdults = Math.min(grownUps, party.numberOfAdults)
      const childrenAges = oldestFirst.slice(0, children)
      return withRest(party, { numberOfAdults, numberOfPensioners: grownUps - numberOfAdults, childrenAges })
    }),
  )
}

interface AgeCount {
  readonly age: number
  readonly count: number
}

function agesWithCounts(party: Party): readonly AgeCount[] {
  return [...new Set(party.childrenAges)]
    .toSorted((a, b) => b - a)
    .map((age) => ({ age, count: party.childrenAges.filter((other) => other === age).length }))
}

function ageShares([first, ...others]: readonly AgeCount[]): readonly (readonly number[])[] {
  if (!first) return [[]]
  const rest = ageShares(others)
  return upTo(first.count).flatMap((count) => rest.map((ages) => [...Array<number>(count).fill(first.age), ...ages]))
}

function withRest(party: Party, share: Party): PartyShare {
  const left = [...party.childrenAges]
  for (const age of share.childrenAges) left.splice(left.indexOf(age), 1)
  return {
    share,
    rest: {
      numberOfAdults: party.numberOfAdults - share.numberOfAdults,
      numberOfPensioners: party.numberOfPensioners - share.numberOfPensioners,
      childrenAges: left,
    },
  }
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count + 1 }, (_, index) => index)
}
