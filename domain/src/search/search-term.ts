const longest = 40

/**
 * What may be counted of a search that found nothing (rule N5): a few words in small letters, without the
 * province behind them. Whatever could be an address, a number or a sentence about somebody is not kept:
 * null.
 */
export function searchTerm(typed: string): string | null {
  const [name = ''] = typed.split(',')
  const term = name.trim().toLowerCase().replace(/\s+/g, ' ')
  const isWords = /^\p{L}[\p{L}\p{M}' -]+$/u.test(term)
  return isWords && term.length <= longest && term.split(' ').length <= 4 ? term : null
}
