/** Wishes of guests that are the same in every run: the walk's number decides. */
export interface Wish {
  readonly stay: { readonly arrivalDate: string; readonly departureDate: string }
  readonly party: {
    readonly numberOfAdults: number
    readonly numberOfPensioners: number
    readonly childrenAges: readonly number[]
  }
}

const millisecondsPerDay = 86_400_000
const firstDay = Date.UTC(2026, 10, 25)
/** Over December, Easter and the winter. */
const days = 240

/** Mixes the bits of the walk's number and of what is asked for. */
function drawn(walk: number, what: number, choices: number): number {
  let mixed = Math.imul(walk + 1, 0x9e3779b1) ^ Math.imul(what + 1, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) % choices
}

export function wishOfWalk(walk: number): Wish {
  const arrival = firstDay + drawn(walk, 0, days) * millisecondsPerDay
  const nights = 1 + drawn(walk, 1, 6)
  const children = drawn(walk, 4, 4)
  return {
    stay: { arrivalDate: dateOf(arrival), departureDate: dateOf(arrival + nights * millisecondsPerDay) },
    party: {
      numberOfAdults: 1 + drawn(walk, 2, walk % 5 === 0 ? 11 : 4),
      numberOfPensioners: drawn(walk, 3, 3),
      childrenAges: Array.from({ length: children }, (_, child) => drawn(walk, 5 + child, 17)),
    },
  }
}

/** One of several, by the walk's number. */
export function drawnFrom<Thing>(walk: number, things: readonly Thing[]): Thing | undefined {
  return things.length === 0 ? undefined : things[drawn(walk, 99, things.length)]
}

function dateOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}
