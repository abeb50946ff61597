import { type FindablePlace, namesOf } from './findable-place.ts'
import { isCommonWord, plainName, tellingName } from './place-name.ts'

/** Characters of a word that places are found by. */
const longestBeginning = 2

/** How the words of its names begin. */
export function beginningsOf(place: FindablePlace): ReadonlySet<string> {
  const words = namesOf(place).flatMap(({ plain, telling }) => [...plain.split(' '), ...telling.split(' ')])
  return new Set(words.flatMap((word) => Array.from({ length: longestBeginning }, (_, more) => word.slice(0, more + 1))))
}

/**
 * Every place that a text names has a word that begins as the first of the text does, or of what tells it
 * from others, or as the first that is no common word (rule S9).
 */
export function beginningsIn(query: string): readonly string[] {
  const wanted = plainName(query)
  const own = wanted.split(' ').filter((word) => !isCommonWord(word))
  return [...new Set([wanted, tellingName(wanted), ...own.slice(0, 1)].map(firstBeginning))]
}

/** Places in their order, and by how the words of their names begin: a text is compared with few of them. */
export class PlacesByWord<Place extends FindablePlace> {
  readonly all: readonly Place[]
  /** Positions in `all`, ascending. */
  readonly #byBeginning = new Map<string, number[]>()

  constructor(all: readonly Place[]) {
    this.all = all
    for (const [position, place] of all.entries()) for (const beginning of beginningsOf(place)) this.#add(beginning, position)
  }

  /** Every place that the text may name, and some that it does not. */
  likelyFor(query: string): readonly Place[] {
    const positions = beginningsIn(query).flatMap((beginning) => this.#byBeginning.get(beginning) ?? [])
    return [...new Set(positions)].toSorted((one, other) => one - other).map((position) => this.all[position] as Place)
  }

  #add(beginning: string, position: number): void {
    const positions = this.#byBeginning.get(beginning)
    if (positions) positions.push(position)
    else this.#byBeginning.set(beginning, [position])
  }
}

function firstBeginning(text: string): string {
  return (text.split(' ')[0] as string).slice(0, longestBeginning)
}
