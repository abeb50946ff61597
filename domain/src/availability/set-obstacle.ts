import type { Plot } from '../plots/plot.ts'
import { countedPax, type Equipment, type Party, partySize } from '../stay-rules/party.ts'
import { type Obstacle, smallerObstacle } from './obstacle.ts'
import { alikePlots } from './plot-kinds.ts'
import { haveRoomFor, mostPlotsInSet, type PossibleCandidate, shareEquipment } from './set-candidates.ts'

export interface SetsAsked {
  readonly candidates: readonly PossibleCandidate[]
  readonly party: Party
  readonly equipment: Equipment
}

/** Some thirteen hundred sets. */
const mostPlotsLookedAt = 20

/**
 * What stands in the way of the two or three plots that could hold the party with the smallest change: the
 * largest obstacle of a set is its own, and shared plots that only others leave too little room on are full.
 * Null where no plots could together, whatever changes.
 */
export function setObstacle(asked: SetsAsked): Obstacle | null {
  const last = lastOfSmallest(asked)
  if (last) return last.obstacle
  const shared = asked.candidates.some(({ plot, room }) => room < plot.paxMax)
  return shared && lastOfSmallest({ ...asked, candidates: asked.candidates.map(leftByOthers) }) ? { code: 'full' } : null
}

function leftByOthers(candidate: PossibleCandidate): PossibleCandidate {
  return { ...candidate, room: candidate.plot.paxMax }
}

/** The plot with the largest obstacle of the set that has the smallest. */
function lastOfSmallest(asked: SetsAsked): PossibleCandidate | undefined {
  if (!haveRoomFor(asked.candidates, asked.party)) return undefined
  const plots = smallestFirst(asked)
  return plots.find((plot, at) => setsOf(plots.slice(0, at), plot).some((set) => mayHold(set, asked)))
}

function smallestFirst({ candidates, party }: SetsAsked): readonly PossibleCandidate[] {
  const size = partySize(party)
  const inOrder = candidates.filter(({ plot, room }) => takesSome(plot, room, size)).toSorted(byObstacle)
  return inOrder.length > mostPlotsLookedAt ? roomiestOf(inOrder).toSorted(byObstacle) : inOrder
}

/** Of plots that are alike those with the smallest obstacles. */
function roomiestOf(inOrder: readonly PossibleCandidate[]): readonly PossibleCandidate[] {
  return alikePlots({ candidates: inOrder, rateKinds: new Map() }, mostPlotsInSet)
    .flatMap(({ plots }) => plots)
    .toSorted((one, other) => other.room - one.room)
    .slice(0, mostPlotsLookedAt)
}

/** With somebody left for another plot. */
function takesSome({ paxMin }: Plot, room: number, size: number): boolean {
  return room >= Math.max(1, paxMin) && paxMin < size
}

function byObstacle(one: PossibleCandidate, other: PossibleCandidate): number {
  return smallerObstacle(one.obstacle, other.obstacle)
}

/** Of two plots and of three, each with the last of them. */
function* setsOf(before: readonly PossibleCandidate[], last: PossibleCandidate): Generator<readonly PossibleCandidate[]> {
  for (const one of before) yield [one, last]
  for (const [at, one] of before.entries()) {
    for (const other of before.slice(at + 1)) yield [one, other, last]
  }
}

/** Where the plots count children from different ages on, by the fewest who count and by the most. */
function mayHold(set: readonly PossibleCandidate[], { party, equipment }: SetsAsked): boolean {
  const ages = set.map(({ plot }) => plot.kidsUnderWhatAgeDontCountTowardsMaxPax)
  const room = set.reduce((sum, plot) => sum + plot.room, 0)
  if (countedPax(party, Math.max(...ages)) > room) return false
  const least = set.reduce((sum, { plot }) => sum + plot.paxMin, 0)
  const heads = set.reduce((sum, { plot }) => sum + Math.max(1, plot.paxMin), 0)
  if (countedPax(party, Math.min(...ages)) < least || partySize(party) < heads) return false
  return shareEquipment(equipment, set) !== undefined
}
