import { type ComponentType, createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { PageLanguage } from '#app/wording/page-languages.ts'
import { LanguageContext } from '#app/wording/use-text.ts'
import { bytesOfGapped, filled, type GappedHtml, gapped, placeholders, shapesOf, type Texts } from './gapped-html.ts'
import { KeptTexts } from './kept-texts.ts'

const mostBytes = 32 * 1024 * 1024

const kept = new KeptTexts<GappedHtml>(mostBytes, bytesOfGapped)
const numbers = new WeakMap<object, number>()
let parts = 0
/** A part inside one that is kept is kept with it. */
let isWriting = false

/** Where a part is written: no page, so that an address relative to one, or an id of React's, shows. */
const nowhere = '/-kept-part-'

interface PartOfPage {
  readonly shows?: object | undefined
  readonly texts?: Texts
  /** Nothing of them is seen, so they are in no key. */
  readonly acts?: object
  readonly language: PageLanguage
}

/**
 * What a part of a page shows is decided by what it is given alone: the same is written once, with gaps for
 * `texts`. Undefined until it was asked for twice; then it is written beside the answers, never inside one.
 */
export function keptHtml(part: ComponentType<object>, page: PartOfPage): string | undefined {
  if (isWriting) return undefined
  const { shows = {}, texts = {}, language } = page
  const key = `${numberOf(part)} ${language} ${shapesOf(texts)} ${JSON.stringify(shows)}`
  const html = kept.of(key, (keep) => {
    setImmediate(() => {
      try {
        keep(withGaps(part, page))
      } catch (error) {
        process.emitWarning(error instanceof Error ? error : String(error))
      }
    })
  })
  return html && filled(html, texts)
}

/** As React writes it with these texts, or it is not kept: a part may do more with a text than show it. */
function withGaps(part: ComponentType<object>, { shows, texts = {}, acts, language }: PartOfPage): GappedHtml {
  const html = gapped(htmlOf(part, { ...shows, ...acts, ...placeholders(texts) }, language))
  if (filled(html, texts) !== htmlOf(part, { ...shows, ...acts, ...texts }, language))
    throw new Error(`A kept part does more with a text than show it: ${part.displayName ?? part.name}`)
  return html
}

/** As it stands in a page: by React, with the words of the language, and without a page around it. */
export function htmlOf<Shown extends object>(part: ComponentType<Shown>, shown: Shown, language: PageLanguage): string {
  const worded = createElement(LanguageContext, { value: language }, createElement(part, shown))
  const html = written(createElement(StaticRouter, { location: nowhere }, worded))
  if (html.includes(nowhere)) throw new Error(`A kept part shows where it stands: ${part.displayName ?? part.name}`)
  return html
}

function written(element: ReactElement): string {
  isWriting = true
  try {
    return renderToString(element, { identifierPrefix: nowhere })
  } finally {
    isWriting = false
  }
}

function numberOf(part: object): number {
  const known = numbers.get(part)
  if (known !== undefined) return known
  parts += 1
  numbers.set(part, parts)
  return parts
}
