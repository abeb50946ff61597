import { normalisedText } from './search-text.ts'

/** Said around a name, and no part of what tells it from others. */
const surroundings = words(`the die a an in at near by to of and on from around close area district region surrounds
  camp camps camping campsite campsites camped kamp kampeer kampering caravan caravans park parke national nasionale nature game
  reserve natuurreservaat dam resort oord mountain mountains berge accommodation glamping chalet chalets stands sites holiday
  vakansie stay stays weekend best cheap beach lagoon south-africa`)

/** In so many names of campsites that one of them alone names none. */
const common = words(`coast coastal wild river riverside bay valley farm lodge hill hills rest lake view bush bushveld berg
  kloof north south east west great little big small old new cape karoo garden route golden green blue white red black
  mountain sea ocean forest waters water falls springs spring rock rocks stone tree trees eco family country creek bend
  point nest place garden island africa african safari wildlife adventure retreat hideaway haven paradise drift
  fontein spruit vlei strand plaas plaaskamp rivier bos veld oasis estate ranch club trail trails inn guest
  house cottages cottage cabins cabin tent tents hut huts pan pass poort lagoon beach`)

/** Without case, accents and marks; `Saint` as `St`. */
export function plainName(text: string): string {
  const plain = normalisedText(text.slice(0, longest)).replace(/['’`.|]/g, '')
  return plain
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bsaint\b/g, 'st')
    .trim()
}

/**
 * What a name is told by: `Camping in the Kruger National Park` by `kruger`. All of it where nothing is
 * left.
 */
export function tellingName(plain: string): string {
  const kept = plain.split(' ').filter((word) => !surroundings.has(word))
  return kept.length === 0 ? plain : kept.join(' ')
}

export function isCommonWord(word: string): boolean {
  return common.has(word) || surroundings.has(word)
}

/** The longest name that is compared: a distance takes the square of it. */
const longest = 60

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}
