import type { Plot } from '../plots/plot.ts'
import { countedPax, type Equipment, noEquipment, type Party } from '../stay-rules/party.ts'
import { type Obstacle, obstacleOf } from './obstacle.ts'
import { judgePlot, type PlotEnquiry } from './plot-availability.ts'
import { roomLeft } from './plot-booked.ts'

export const mostPlotsInSet = 3

/**
 * A plot that may be one of a set: nothing but the number of guests or what they put up could stand in its
 * way.
 */
export interface SetCandidate {
  readonly plot: Plot
  /**
   * Counting guests that fit on the fullest night; on a shared plot less than `paxMax` when others are there.
   */
  readonly room: number
  /** Null is no limit. */
  readonly tentsMax: number | null
  readonly caravansMax: number | null
}

/** A candidate once nothing else is in the way; a plot that is booked then has all its room. */
export interface PossibleCandidate extends SetCandidate {
  /** In the way of any share of the party; null where nothing is. */
  readonly obstacle: Obstacle | null
}

/**
 * Of one organisation's listed plots; none where several plots may not be booked together, nor for children
 * among adults only.
 */
export function possibleCandidates(enquiries: readonly PlotEnquiry[]): readonly PossibleCandidate[] {
  return enquiries.flatMap((enquiry) => {
    const { plot, site, organisation, stay, party, nightsInUse } = enquiry
    const isForOthers = organisation.isAdultsOnly && party.childrenAges.length > 0
    if (!organisation.isAllowMultiplePlots || isForOthers) return []
    const left = roomLeft(plot, stay, nightsInUse)
    const obstacle = left === 0 ? bookedByOthers : obstacleOfAnyShare(enquiry)
    const room = left === 0 ? plot.paxMax : left
    const isCamping = site.siteType === 'camping'
    const [tentsMax, caravansMax] = isCamping ? [plot.tentsMax, plot.caravansMax] : [null, null]
    return [{ plot, room, tentsMax, caravansMax, obstacle }]
  })
}

const bookedByOthers = { code: 'full' } as const

/**
 * Judged with a lone adult, whom only `paxMin` may turn away: what else fails would fail for any share of the
 * party.
 */
function obstacleOfAnyShare(enquiry: PlotEnquiry): Obstacle | null {
  const loneAdult = { numberOfAdults: 1, numberOfPensioners: 0, childrenAges: [] }
  return obstacleOf(judgePlot({ ...enquiry, party: loneAdult, equipment: noEquipment }))
}

/** Whether the three roomiest are enough for those alone who count on every plot. */
export function haveRoomFor(candidates: readonly SetCandidate[], party: Party): boolean {
  const roomiest = candidates
    .map(({ room }) => room)
    .toSorted((a, b) => b - a)
    .slice(0, mostPlotsInSet)
  const room = roomiest.reduce((sum, each) => sum + each, 0)
  return candidates.length > 1 && countedPax(party, ageThatCountsEverywhere(candidates)) <= room
}

/** From this age on a child counts whichever of the plots it sleeps on. */
export function ageThatCountsEverywhere(candidates: readonly SetCandidate[]): number {
  return Math.max(0, ...candidates.map(({ plot }) => plot.kidsUnderWhatAgeDontCountTowardsMaxPax))
}

/**
 * Fills the plots one after the other; undefined when what the party puts up does not fit on them together.
 */
export function shareEquipment(equipment: Equipment, candidates: readonly SetCandidate[]): readonly Equipment[] | undefined {
  const tents = shareCount(
    equipment.tents,
    candidates.map((candidate) => candidate.tentsMax),
  )
  const caravans = shareCount(
    equipment.caravans,
    candidates.map((candidate) => candidate.caravansMax),
  )
  if (!tents || !caravans) return undefined
  return candidates.map((_, index) => ({ tents: tents[index] ?? null, caravans: caravans[index] ?? null }))
}

function shareCount(count: number | null, limits: readonly (number | null)[]): readonly (number | null)[] | undefined {
  if (count === null) return limits.map(() => null)
  const shares: number[] = []
  let left = count
  for (const limit of limits) {
    const share = Math.min(left, limit ?? left)
    shares.push(share)
    left -= share
  }
  return left === 0 ? shares : undefined
}
