/** First, last and the neighbours of the page; null where some are left out. */
export function shownPages(page: number, last: number): readonly (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last)
  const pages = [...new Set(wanted)].toSorted((one, other) => one - other)
  return pages.flatMap((number, index) => {
    const previous = pages[index - 1]
    return previous !== undefined && number - previous > 1 ? [null, number] : [number]
  })
}
