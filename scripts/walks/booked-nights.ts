/** Nights that a walk of `e2e` says are its own, by `stay(place, arrival, nights)`. */
export interface BookedNights {
  /** The file and title of the walk. */
  readonly walk: string
  /** A campsite, or `campsite: plot` where walks share its nights. */
  readonly place: string
  /** Days since 1970; the second is that of departure. */
  readonly from: number
  readonly until: number
}

const title = /^\s*test\(\s*(['"`].*?['"`]),/gm
const call = /\bstay\(([^()]*)\)/g
const written = /^\s*([^,]+),\s*([^,]+),\s*(\d+)\s*$/
const day = /'(\d{4}-\d\d-\d\d)'/g

/** Fails where the file alone does not say the campsite, the day and how many nights. */
export function bookedNights(file: string, source: string): readonly BookedNights[] {
  return [...source.matchAll(call)].flatMap(({ 0: text, 1: inside = '', index }) => {
    const [, place, arrival, nights] = written.exec(inside) ?? []
    const before = source.slice(0, index)
    const campsite = place && textOf(place, before)
    const days = arrival ? daysOf(arrival, source) : []
    if (!campsite || days.length === 0)
      throw new Error(`${file}: ${text} says no campsite, day and nights that stand in the file`)
    const walk = `${file}: ${[...before.matchAll(title)].at(-1)?.[1]}`
    return days.map((from) => ({ walk, place: campsite, from, until: from + Number(nights) }))
  })
}

/** Written out, or a constant above. */
function textOf(place: string, before: string): string | undefined {
  const literal = /^'(.*)'$/.exec(place)
  if (literal) return literal[1]
  return [...before.matchAll(new RegExp(`const ${place} = '(.*?)'`, 'g'))].at(-1)?.[1]
}

/** Of an arrival with a name every day of the file: a repeated walk takes them one after the other. */
function daysOf(arrival: string, source: string): readonly number[] {
  const text = arrival.startsWith(`'`) ? arrival : source
  return [...text.matchAll(day)].map(([, date]) => Date.parse(`${date}`) / 86_400_000)
}

/** What two walks would both book, each with its place. */
export function bookedTwice(booked: readonly BookedNights[]): readonly string[] {
  const pairs = booked.flatMap((one, at) => booked.slice(at + 1).map((other) => [one, other] as const))
  return pairs
    .filter(([one, other]) => one.walk !== other.walk && isOnePlace(one.place, other.place) && isOneNight(one, other))
    .map(([one, other]) => `${one.place}, ${dateOf(one.from)}: ${one.walk} and ${other.walk}`)
}

function isOnePlace(one: string, other: string): boolean {
  const [[campsite, plot], [otherCampsite, otherPlot]] = [one.split(': '), other.split(': ')]
  return campsite === otherCampsite && (!plot || !otherPlot || plot === otherPlot)
}

function isOneNight(one: BookedNights, other: BookedNights): boolean {
  return one.from < other.until && other.from < one.until
}

function dateOf(days: number): string {
  return new Date(days * 86_400_000).toISOString().slice(0, 10)
}
