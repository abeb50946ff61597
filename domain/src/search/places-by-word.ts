import { type FindablePlace, namesOf } from './findable-place.ts'

/** Characters of a word that places are found by. */
const longestBeginning = 2

/** Places in their order, and by how the words of their names begin: a text is compared with few of them. */
export class PlacesByWord<Place extends FindablePlace> {
  readonly all: readonly Place[]
  /** Positions in `all`, ascending. */
  readonly #byBeginning = new Map<string, number[]>()

  constructor(all: readonly Place[]) {
    this.all = all
    for (const [position, place] of all.entries())
      for (const beginning of new Set(wordsOf(place).flatMap(beginningsOf))) this.#add(beginning, position)
  }

  /**
   * Every place with a word that begins as the first of the text, or of what tells it from others, does:
   * without one no name is like it (rule S9).
   */
  withWordsLike(wanted: string, telling: string): readonly Place[] {
    const positions = [wanted, telling].flatMap((text) => this.#byBeginning.get(firstBeginning(text)) ?? [])
    return [...new Set(positions)].toSorted((one, other) => one - other).map((position) => this.all[position] as Place)
  }

  #add(beginning: string, position: number): void {
    const positions = this.#byBeginning.get(beginning)
    if (positions) positions.push(position)
    else this.#byBeginning.set(beginning, [position])
  }
}

function wordsOf(place: FindablePlace): readonly string[] {
  return namesOf(place).flatMap(({ plain, telling }) => [...plain.split(' '), ...telling.split(' ')])
}

function beginningsOf(word: string): readonly string[] {
  return Array.from({ length: longestBeginning }, (_, more) => word.slice(0, more + 1))
}

function firstBeginning(text: string): string {
  return (text.split(' ')[0] as string).slice(0, longestBeginning)
}
