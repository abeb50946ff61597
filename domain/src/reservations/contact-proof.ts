import type { HoldLimits, HoldPlace } from './hold-limits.ts'

/** What somebody can be reached by, and show to be theirs with a code that was sent there. */
export const contactKinds = ['email', 'number'] as const
export type ContactKind = (typeof contactKinds)[number]

/** Hours for which a code that was typed right counts. */
export const proofHours = 12

/** Until an address or a number is proved; a visitor who may keep less anyway keeps that. */
export function placesOfUnproved(places: readonly HoldPlace[], { unproved }: HoldLimits): readonly HoldPlace[] {
  return places.map((place) =>
    place.kind === 'visitor' ? { ...place, plotNights: Math.min(place.plotNights, unproved) } : place,
  )
}

/** No proof helps where even who has shown how to reach them keeps no more. */
export function provingHelps(wanted: number, { visitor, address, network, unproved }: HoldLimits): boolean {
  return visitor.plotNights > unproved && [visitor, address, network].every(({ plotNights }) => wanted <= plotNights)
}

/**
 * What a campsite that wants a number before any hold is content with: an address where no phone is
 * written to.
 */
export function contactsAsked(provable: readonly ContactKind[]): readonly ContactKind[] {
  return provable.includes('number') ? ['number'] : provable
}
