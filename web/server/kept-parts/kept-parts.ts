import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { PageLanguage } from '#app/wording/page-languages.ts'
import { LanguageContext } from '#app/wording/use-text.ts'
import { KeptTexts } from './kept-texts.ts'

const mostBytes = 32 * 1024 * 1024

const kept = new KeptTexts(mostBytes)
const numbers = new WeakMap<object, number>()
let parts = 0

/** Where a part is written: no page, so that an address relative to one, or an id of React's, shows. */
const nowhere = '/-kept-part-'

/**
 * What a part of a page shows is decided by what it is given alone: the same is written once. Undefined until
 * it was asked for twice; then it is written beside the answers, never inside one.
 */
export function keptHtml<Shown extends object>(part: ComponentType<Shown>, shown: Shown, language: PageLanguage) {
  const key = `${numberOf(part)} ${language} ${JSON.stringify(shown)}`
  return kept.of(key, (keep) => {
    setImmediate(() => {
      try {
        keep(htmlOf(part, shown, language))
      } catch (error) {
        process.emitWarning(error instanceof Error ? error : String(error))
      }
    })
  })
}

/** As it stands in a page: by React, with the words of the language, and without a page around it. */
export function htmlOf<Shown extends object>(part: ComponentType<Shown>, shown: Shown, language: PageLanguage): string {
  const worded = createElement(LanguageContext, { value: language }, createElement(part, shown))
  const html = renderToString(createElement(StaticRouter, { location: nowhere }, worded), { identifierPrefix: nowhere })
  if (html.includes(nowhere)) throw new Error(`A kept part shows where it stands: ${part.displayName ?? part.name}`)
  return html
}

function numberOf(part: object): number {
  const known = numbers.get(part)
  if (known !== undefined) return known
  parts += 1
  numbers.set(part, parts)
  return parts
}
