import type { NamespaceName, Translator } from '../../web/app/wording/catalogue.ts'
import { textIn } from '../../web/app/wording/use-text.ts'
import { loadAllWords } from '../../web/app/wording/wording-store.ts'

await loadAllWords('en')

/**
 * The product's own words, so that a better wording changes no test. What clients rely on stands in the
 * tests.
 */
export function words<Name extends NamespaceName>(name: Name): Translator<Name> {
  return textIn('en', name)
}

/** The first amount after these words: `R1234.50`. */
export function amountAfter(label: RegExp, text: string): string {
  const start = text.search(label)
  const amount = start < 0 ? undefined : /R\d+\.\d\d\b/.exec(text.slice(start))?.[0]
  if (!amount) throw new Error(`No amount after ${label} in:\n${text}`)
  return amount
}
