import type { Plot } from '../plots/plot.ts'
import { type Equipment, noEquipment } from '../stay-rules/party.ts'
import { judgePlot, type PlotEnquiry } from './plot-availability.ts'
import { roomLeft } from './plot-booked.ts'

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

/** Of one organisation's listed plots; none where several plots may not be booked together. */
export function setCandidates(enquiries: readonly PlotEnquiry[]): readonly SetCandidate[] {
  return enquiries.flatMap((enquiry) => {
    const { plot, site, organisation, stay, nightsInUse } = enquiry
    const room = roomLeft(plot, stay, nightsInUse)
    if (!organisation.isAllowMultiplePlots || room === 0 || !couldTakeSome(enquiry)) return []
    const isCamping = site.siteType === 'camping'
    return [{ plot, room, tentsMax: isCamping ? plot.tentsMax : null, caravansMax: isCamping ? plot.caravansMax : null }]
  })
}

/**
 * Judged with a lone adult, whom only `paxMin` may turn away: what else fails would fail for any share of the
 * party.
 */
function couldTakeSome(enquiry: PlotEnquiry): boolean {
  const isAdultsOnlyProblem = enquiry.organisation.isAdultsOnly && enquiry.party.childrenAges.length > 0
  const loneAdult = { numberOfAdults: 1, numberOfPensioners: 0, childrenAges: [] }
  const { unavailableReason, criteria } = judgePlot({ ...enquiry, party: loneAdult, equipment: noEquipment })
  const isOpen = unavailableReason === null || (unavailableReason === 'criteria' && criteria.every(isTooFew))
  return isOpen && !isAdultsOnlyProblem
}

function isTooFew({ code }: { readonly code: string }): boolean {
  return code === 'too-few-guests'
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
