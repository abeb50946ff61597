import type { NamespaceName, Translator } from '../../web/app/wording/catalogue.ts'
import { guest } from '../../web/app/wording/en/guest.ts'
import { translate } from '../../web/app/wording/translate.ts'

/** The product's own words, so that a better wording changes no test. What the specification fixes stands in the tests. */
export function words<Name extends NamespaceName & keyof typeof guest>(name: Name): Translator<Name> {
  return ((key, values) => translate('en', guest[name], key, values)) as Translator<Name>
}

/** The first amount after these words: `R1234.50`. */
export function amountAfter(label: RegExp, text: string): string {
  const start = text.search(label)
  const amount = start < 0 ? undefined : /R\d+\.\d\d\b/.exec(text.slice(start))?.[0]
  if (!amount) throw new Error(`No amount after ${label} in:\n${text}`)
  return amount
}
