export const shortestSearchText = 3
/** Of a place, as the search field takes it. */
export const longestSearchText = 120

/** Without case, accents and surplus spaces, as it is compared. */
export function normalisedText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** At least three characters (rule S1). */
export function isLongEnoughToSearch(query: string): boolean {
  return [...normalisedText(query)].length >= shortestSearchText
}
