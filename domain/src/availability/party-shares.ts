import { countedPax, type Party } from '../stay-rules/party.ts'

/**
 * Up to so many different shares are tried one by one; beyond, families stay in line and are cut only in
 * length.
 */
export const mostExactShares = 400

/**
 * The ways to put some of a party on one plot and leave others for the next: somebody on both. Children may
 * have a plot to themselves: it is the reservation that needs an adult or pensioner (rule A7). Guests of one
 * kind and age are alike. A large party is shared coarsely: adults before pensioners, older before younger
 * children. The same guests are always the same object.
 */
export interface PartyShares {
  readonly whole: Party
  /** In a fixed order; none where only one guest is left. */
  of(party: Party): readonly PartyShare[]
}

/** Some of a party, and those who are left. */
export interface PartyShare {
  readonly share: Party
  readonly rest: Party
}

/** What fits on the roomiest plot: so many guests, without the children who count on no plot. */
export interface LargestShare {
  readonly room: number
  readonly kidsUnderWhatAgeDontCount: number
}

const anyShare: LargestShare = { room: Number.POSITIVE_INFINITY, kidsUnderWhatAgeDontCount: 0 }

export function partyShares(party: Party, largest = anyShare, isCoarse = isLargeParty(party)): PartyShares {
  return isCoarse ? new CoarseShares(party, largest) : new ExactShares(party, largest)
}

export function isLargeParty(party: Party): boolean {
  return kindsOf(party).reduce((product, { count }) => product * (count + 1), 1) > mostExactShares
}

/** Guests who are alike: adults, pensioners, then children by age, the oldest first. */
interface GuestKind {
  readonly age: number | null
  readonly count: number
}

function kindsOf({ numberOfAdults, numberOfPensioners, childrenAges }: Party): readonly GuestKind[] {
  const ages = [...new Set(childrenAges)].toSorted((one, other) => other - one)
  const children = ages.map((age) => ({ age, count: childrenAges.filter((each) => each === age).length }))
  return [{ age: null, count: numberOfAdults }, { age: null, count: numberOfPensioners }, ...children]
}

/**
 * Every part of the party has a number, whose digits say how many of each kind are in it: taking a share away
 * is a subtraction.
 */
class ExactShares implements PartyShares {
  readonly whole: Party
  readonly #largest: LargestShare
  readonly #kinds: readonly GuestKind[]
  readonly #parts = new Map<number, Party>()
  readonly #numbers = new Map<Party, number>()
  readonly #shares = new Map<Party, readonly PartyShare[]>()

  constructor(party: Party, largest: LargestShare) {
    this.#largest = largest
    this.#kinds = kindsOf(party)
    const everybody = this.#kinds.reduce((number, { count }) => number * (count + 1) + count, 0)
    this.whole = this.#part(everybody)
  }

  of(party: Party): readonly PartyShare[] {
    const known = this.#shares.get(party)
    if (known) return known
    const whole = this.#numbers.get(party) ?? 0
    const shares = this.#numbersWithin(whole)
      .filter((number) => number > 0 && number < whole && this.#mayFit(this.#part(number)))
      .map((number) => ({ share: this.#part(number), rest: this.#part(whole - number) }))
    this.#shares.set(party, shares)
    return shares
  }

  #mayFit(part: Party): boolean {
    return countedPax(part, this.#largest.kidsUnderWhatAgeDontCount) <= this.#largest.room
  }

  /** The numbers whose every digit is at most that of `whole`, ascending. */
  #numbersWithin(whole: number): readonly number[] {
    return this.#digitsOf(whole).reduce<readonly number[]>(
      (numbers, digit, kind) => {
        const base = (this.#kinds[kind]?.count ?? 0) + 1
        return numbers.flatMap((number) => Array.from({ length: digit + 1 }, (_, each) => number * base + each))
      },
      [0],
    )
  }

  #digitsOf(number: number): readonly number[] {
    let left = number
    const digits = this.#kinds.toReversed().map(({ count }) => {
      const digit = left % (count + 1)
      left = (left - digit) / (count + 1)
      return digit
    })
    return digits.toReversed()
  }

  #part(number: number): Party {
    const known = this.#parts.get(number)
    if (known) return known
    const [numberOfAdults = 0, numberOfPensioners = 0, ...children] = this.#digitsOf(number)
    const ages = this.#kinds.slice(2).map(({ age }) => age ?? 0)
    const childrenAges = children.flatMap((count, kind) => Array<number>(count).fill(ages[kind] ?? 0))
    const part = { numberOfAdults, numberOfPensioners, childrenAges }
    this.#parts.set(number, part)
    this.#numbers.set(part, number)
    return part
  }
}

/**
 * From the first up to, not including, the end of the line of grown-ups, and the same of the line of
 * children.
 */
interface Segment {
  readonly grownUps: readonly [number, number]
  readonly children: readonly [number, number]
}

class CoarseShares implements PartyShares {
  readonly whole: Party
  readonly #party: Party
  readonly #largest: LargestShare
  readonly #oldestFirst: readonly number[]
  readonly #counting: number
  readonly #parts = new Map<number, Party>()
  readonly #segments = new Map<Party, Segment>()
  readonly #shares = new Map<Party, readonly PartyShare[]>()

  constructor(party: Party, largest: LargestShare) {
    this.#party = party
    this.#largest = largest
    this.#oldestFirst = party.childrenAges.toSorted((one, other) => other - one)
    this.#counting = this.#oldestFirst.filter((age) => age >= largest.kidsUnderWhatAgeDontCount).length
    const grownUps = party.numberOfAdults + party.numberOfPensioners
    this.whole = this.#part({ grownUps: [0, grownUps], children: [0, this.#oldestFirst.length] })
  }

  of(party: Party): readonly PartyShare[] {
    const known = this.#shares.get(party)
    const segment = this.#segments.get(party)
    if (known || !segment) return known ?? []
    const shares = this.#cuts(segment)
    this.#shares.set(party, shares)
    return shares
  }

  #cuts({ grownUps: [g, gEnd], children: [c, cEnd] }: Segment): readonly PartyShare[] {
    const shares: PartyShare[] = []
    const { room } = this.#largest
    for (let grownUps = g; grownUps <= gEnd && grownUps - g <= room; grownUps++) {
      for (let children = c; children <= cEnd; children++) {
        if (grownUps - g + this.#countedUpTo(children) - this.#countedUpTo(c) > room) break
        const isAll = grownUps === gEnd && children === cEnd
        if (isAll || (grownUps === g && children === c)) continue
        const share = this.#part({ grownUps: [g, grownUps], children: [c, children] })
        shares.push({ share, rest: this.#part({ grownUps: [grownUps, gEnd], children: [children, cEnd] }) })
      }
    }
    return shares
  }

  /** Of the first so many in the line of children, those who count; the youngest, who may not, stand last. */
  #countedUpTo(children: number): number {
    return Math.min(children, this.#counting)
  }

  #part(segment: Segment): Party {
    const key = numberOf(segment)
    const known = this.#parts.get(key)
    if (known) return known
    const { numberOfAdults } = this.#party
    const [from, to] = segment.grownUps
    const adults = Math.max(0, Math.min(to, numberOfAdults) - from)
    const childrenAges = this.#oldestFirst.slice(...segment.children)
    const part = { numberOfAdults: adults, numberOfPensioners: to - from - adults, childrenAges }
    this.#parts.set(key, part)
    this.#segments.set(part, segment)
    return part
  }
}

function numberOf({ grownUps, children }: Segment): number {
  return [...grownUps, ...children].reduce((number, place) => number * placesInLine + place, 0)
}

/** More than any line of guests is long. */
const placesInLine = 1_000
