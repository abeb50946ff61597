import { type FindablePlace, type NameForms, namesOf, type PlaceKind, withoutSpaces } from './findable-place.ts'
import { isCommonWord, plainName, tellingName } from './place-name.ts'
import type { PlacesByWord } from './places-by-word.ts'
import { slipsAllowed, spellingDistance } from './spelling-distance.ts'

/** `named`: what was typed is its name; `meant`: nothing else is as like; `perhaps`: one asks. */
export type Sureness = 'named' | 'meant' | 'perhaps'

export interface FoundPlace<Place> {
  readonly place: Place
  readonly sureness: Sureness
}

/** How well a name answers; less is better. What is misspelt has its slips added. */
const answers = { whole: 0, told: 0.5, telling: 1, begins: 2, wordBegins: 3, misspelt: 4, beginsMisspelt: 8 } as const

interface Answer<Place> {
  readonly place: Place
  readonly rank: number
}

/**
 * What a text may name, best first (rule S9). Only what nothing else answers as well is sure; a campsite is
 * never found by words that many names share.
 */
export function findPlaces<Place extends FindablePlace>(
  query: string,
  known: PlacesByWord<Place>,
  others: readonly Place[] = [],
): readonly FoundPlace<Place>[] {
  const asked = textAsked(query)
  if (asked.wanted === '') return []
  const exact = exactAnswers(asked, [...known.likelyFor(query), ...others])
  const misspelt = isNamed(exact) ? [] : answersBy([...known.all, ...others], (place) => rankBySpelling(asked, place))
  return inTheirOrder([...exact, ...misspelt.filter(({ place }) => !exact.some((answer) => answer.place === place))], asked)
}

/**
 * As `findPlaces`, from those alone that the text may name; null where none has that name or begins so, and
 * the misspelt have to be looked for among all others.
 */
export function findNamedPlaces<Place extends FindablePlace>(
  query: string,
  known: PlacesByWord<Place>,
  othersLikely: readonly Place[],
): readonly FoundPlace<Place>[] | null {
  const asked = textAsked(query)
  if (asked.wanted === '') return null
  const exact = exactAnswers(asked, [...known.likelyFor(query), ...othersLikely])
  return isNamed(exact) ? inTheirOrder(exact, asked) : null
}

interface TextAsked {
  readonly wanted: string
  readonly telling: string
}

function textAsked(query: string): TextAsked {
  const wanted = plainName(query)
  return { wanted, telling: tellingName(wanted) }
}

function exactAnswers<Place extends FindablePlace>(
  { wanted, telling }: TextAsked,
  places: readonly Place[],
): readonly Answer<Place>[] {
  return answersBy(places, (place) => rankByName(wanted, telling, place))
}

function isNamed(exact: readonly Answer<unknown>[]): boolean {
  return exact.some(({ rank }) => rank < answers.wordBegins)
}

function inTheirOrder<Place extends FindablePlace>(
  found: readonly Answer<Place>[],
  { telling }: TextAsked,
): readonly FoundPlace<Place>[] {
  const all = found.toSorted(inOrder)
  const sureness = surenessOf(all, telling)
  return all.map(({ place }, index) => ({ place, sureness: index === 0 ? sureness : 'perhaps' }))
}

function answersBy<Place>(places: readonly Place[], rankOf: (place: Place) => number | null): readonly Answer<Place>[] {
  return places.flatMap((place) => {
    const rank = rankOf(place)
    return rank === null ? [] : [{ place, rank }]
  })
}

function rankByName(wanted: string, telling: string, place: FindablePlace): number | null {
  const ranks = namesOf(place).map((name) => rankOfName(wanted, telling, name, place.kind))
  const known = ranks.filter((rank) => rank !== null)
  return known.length === 0 ? null : Math.min(...known)
}

function rankOfName(wanted: string, telling: string, name: NameForms, kind: PlaceKind): number | null {
  if (name.plain === wanted) return answers.whole
  if (kind === 'organisation') return rankOfCampsite(wanted, name)
  if (name.plain === telling) return answers.told
  if (name.telling === telling) return answers.telling
  if (name.plain.startsWith(wanted) || name.telling.startsWith(telling)) return answers.begins
  return ` ${name.plain}`.includes(` ${telling}`) ? answers.wordBegins : null
}

/** Every word of the text must begin one of its words, and one of them must be its own. */
function rankOfCampsite(wanted: string, { plain }: NameForms): number | null {
  const asked = wanted.split(' ')
  const own = asked.filter((word) => !isCommonWord(word))
  if (plain.startsWith(wanted) && (own.length > 0 || asked.length > 1)) return answers.begins
  const isItsOwn = own.length > 0 && own.every((word) => ` ${plain}`.includes(` ${word}`))
  return isItsOwn ? answers.wordBegins : null
}

function rankBySpelling({ wanted, telling }: TextAsked, place: FindablePlace): number | null {
  if (place.kind === 'organisation') return isCampsiteMisspelt(telling, place) ? answers.beginsMisspelt : null
  const [whole, told] = [withoutSpaces(wanted), withoutSpaces(telling)]
  const ranks = namesOf(place).flatMap((name) => [
    rankOfSpelling(whole, name.joined, answers.misspelt),
    rankOfSpelling(told, name.joinedTelling, answers.misspelt + byTellingPart),
  ])
  const known = ranks.filter((rank) => rank !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/** As like as the whole name, it comes after it. */
const byTellingPart = 0.5

function rankOfSpelling(wanted: string, name: string, rank: number): number | null {
  const most = slipsAllowed(wanted.length)
  if (most === 0) return null
  const slips = spellingDistance(wanted, name, most)
  if (slips <= most) return rank + slips
  const isBeginning = name.length > wanted.length && spellingDistance(wanted, name.slice(0, wanted.length), 1) <= 1
  return isBeginning ? answers.beginsMisspelt : null
}

function isCampsiteMisspelt(telling: string, place: FindablePlace): boolean {
  const own = telling.split(' ').filter((word) => !isCommonWord(word) && word.length > 3)
  const has =
    namesOf(place)[0]
      ?.plain.split(' ')
      .filter((word) => !isCommonWord(word)) ?? []
  return own.length > 0 && own.every((word) => has.some((other) => spellingDistance(word, other, 1) <= 1))
}

const kindsInOrder: readonly PlaceKind[] = ['country', 'province', 'region', 'town', 'organisation']

/** Whole names by their kind; of those that only begin so, the towns by their size. */
function inOrder<Place extends FindablePlace>(one: Answer<Place>, other: Answer<Place>): number {
  const byKind = kindsInOrder.indexOf(one.place.kind) - kindsInOrder.indexOf(other.place.kind)
  const isCampsite = ({ place }: Answer<Place>) => Number(place.kind === 'organisation')
  const names = Number(one.place.name > other.place.name) - Number(one.place.name < other.place.name)
  const bySize = other.place.weight - one.place.weight
  return one.rank - other.rank || isCampsite(one) - isCampsite(other) || byKind || bySize || names
}

function surenessOf<Place extends FindablePlace>([best, ...others]: readonly Answer<Place>[], telling: string): Sureness {
  if (!best) return 'perhaps'
  const rivals = others.filter(({ rank, place }) => rank === best.rank && place.kind !== 'organisation')
  const alike = rivals.filter(({ place }) => place.kind === best.place.kind)
  if (best.rank <= answers.telling) return alike.length > 0 ? 'perhaps' : 'named'
  const isLarge = best.place.kind === 'province' || best.place.kind === 'country'
  const hasRival = best.place.kind === 'organisation' ? others.length > 0 : (isLarge ? alike : rivals).length > 0
  return hasRival || telling.length < shortestMeant ? 'perhaps' : 'meant'
}

/** Fewer characters could begin anything. */
const shortestMeant = 4
