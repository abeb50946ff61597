/** How much of an id is shown that nothing else names: one in four thousand million is alike. */
const shownLetters = 8

/** How each of these ids is shown: by its first letters, whole where another one begins alike. */
export function shortIdsOf(ids: readonly string[]): (id: string) => string {
  const [known, alike] = [new Set<string>(), new Set<string>()]
  for (const id of new Set(ids)) (known.has(beginningOf(id)) ? alike : known).add(beginningOf(id))
  return (id) => (alike.has(beginningOf(id)) ? id : beginningOf(id))
}

/** As somebody may type it: four letters of an id at least. */
export function isShortId(text: string): boolean {
  return /^[0-9a-z][0-9a-z-]{3,35}$/i.test(text)
}

function beginningOf(id: string): string {
  return id.slice(0, shownLetters)
}
