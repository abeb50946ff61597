export const shortestSearchText = 3

/** Without case, accents and surplus spaces, as it is compared. */
export function normalisedText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** At least three characters (rule S1). */
export function isLongEnoughToSearch(query: string): boolean {
  return [...normalisedText(query)].length >= shortestSearchText
}

/**
 * 0 the text begins with the query, 1 one of its words does, 2 it holds it, 3 a word begins with it but for a
 * small typing error.
 */
export type TextMatch = 0 | 1 | 2 | 3

/** How well a name answers a query, less is better; null when it does not. */
export function textMatch(query: string, name: string): TextMatch | null {
  const [wanted, text] = [normalisedText(query), normalisedText(name)]
  if (text.startsWith(wanted)) return 0
  if (text.includes(` ${wanted}`)) return 1
  if (text.includes(wanted)) return 2
  return beginsAlmostWith(text, wanted) ? 3 : null
}

function beginsAlmostWith(text: string, wanted: string): boolean {
  if (wanted.length <= shortestSearchText) return false
  const words = text.split(' ')
  const endings = words.map((_, index) => words.slice(index).join(' '))
  return endings.some((ending) =>
    [-1, 0, 1].some((difference) => isOneSlipApart(wanted, ending.slice(0, wanted.length + difference))),
  )
}

/** One character wrong, missing, too many, or two neighbours swapped. */
function isOneSlipApart(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length)
  let same = 0
  while (same < length && one[same] === other[same]) same += 1
  const [left, right] = [one.slice(same), other.slice(same)]
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
  return left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1) || isSwapped
}
