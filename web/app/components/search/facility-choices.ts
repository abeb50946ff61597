/** A facility that a filter offers. Without a count when no places were found to count. */
export interface FacilityChoice {
  readonly name: string
  readonly icon: string
  readonly count: number | null
}

/** What campers ask for first, in this order. */
export const popularFacilities: readonly FacilityChoice[] = [
  ['Electricity', 'plug'],
  ['Braai', 'flame'],
  ['Pets allowed', 'paw-print'],
  ['Swimming pool', 'waves'],
  ['River', 'sailboat'],
  ['Fishing', 'fish'],
  ['Hiking', 'footprints'],
  ['Wi-Fi', 'wifi'],
  ['Ablutions', 'shower-head'],
  ['Private ablutions', 'bath'],
  ['Playground', 'baby'],
  ['Shade', 'trees'],
  ['Stargazing', 'sparkles'],
  ['Wheelchair friendly', 'accessibility'],
].map(([name = '', icon = '']) => ({ name, icon, count: null }))

type Counted = readonly { readonly name: string; readonly icon: string; readonly count: number }[]

/** Every facility of the places found and every chosen one, the popular ones first. */
export function facilityChoices(found: Counted, chosen: readonly string[]): readonly FacilityChoice[] {
  if (found.length === 0 && chosen.length === 0) return popularFacilities
  const ofFound: readonly FacilityChoice[] = found
  const names = new Set(found.map(({ name }) => name))
  const missing = chosen.filter((name) => !names.has(name)).map((name) => ({ name, icon: iconOf(name), count: 0 }))
  return [...missing, ...ofFound].toSorted((one, other) => popularity(one) - popularity(other))
}

/** The few that fit beside the form: the chosen ones, then popular ones that narrow something. */
export function quickFacilities(
  choices: readonly FacilityChoice[],
  chosen: readonly string[],
  total: number,
): readonly FacilityChoice[] {
  const isChosen = ({ name }: FacilityChoice) => chosen.includes(name)
  const others = choices.filter((choice) => !isChosen(choice) && popularity(choice) < popularFacilities.length)
  const narrowing = others.filter(({ count }) => count === null || count < total)
  return [...choices.filter(isChosen), ...narrowing].slice(0, Math.max(mostQuick, chosen.length))
}

const mostQuick = 4

function popularity({ name }: FacilityChoice): number {
  const place = popularFacilities.findIndex((popular) => popular.name === name)
  return place < 0 ? popularFacilities.length : place
}

function iconOf(name: string): string {
  return popularFacilities.find((popular) => popular.name === name)?.icon ?? 'check'
}
