/** What a guest gives stars for (rule V2), in the order in which it is asked. */
export const ratedAspects = ['facilities', 'location', 'value', 'cleanliness', 'overall'] as const
export type RatedAspect = (typeof ratedAspects)[number]

/** Whole stars, 1 to 5. */
export type ReviewRatings = Readonly<Record<RatedAspect, number>>

export const fewestStars = 1
export const mostStars = 5

export function isRating(stars: unknown): stars is number {
  return typeof stars === 'number' && Number.isInteger(stars) && stars >= fewestStars && stars <= mostStars
}
