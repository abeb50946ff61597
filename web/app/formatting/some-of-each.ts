/** As many as a card shows, rule W10. */
const mostPictures = 5

/** Of several galleries on one card: the first picture of each, then the second of each, none twice. */
export function someOfEach(galleries: readonly (readonly string[])[]): readonly string[] {
  const longest = Math.max(0, ...galleries.map((images) => images.length))
  const turns = Array.from({ length: longest }, (_, turn) => galleries.flatMap((images) => images[turn] ?? []))
  return [...new Set(turns.flat())].slice(0, mostPictures)
}
