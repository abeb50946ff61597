import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  type DOMAttributes,
  type ElementType,
  type ReactNode,
  use,
} from 'react'
import type { Texts } from '#server/kept-parts/gapped-html.ts'
import type { Plain } from '../page-data/plain.ts'
import { LanguageContext } from '../wording/use-text.ts'

/** Only the server keeps what it wrote; a browser takes over what stands there as if nobody had. */
const keptHtml = import.meta.env.SSR ? (await import('#server/kept-parts/kept-parts.ts')).keptHtml : undefined

/** What happens when it is used, or what stands in it only where it is not kept. */
type Act = ((...given: never[]) => unknown) | undefined

/** What a part is given. */
export interface Given<Shown extends object, Texts extends object, Acts extends object> {
  readonly shows?: Shown & Plain<Shown>
  /**
   * What it shows as it is, whole, and what differs from page to page or from campsite to campsite: texts,
   * HTML, keys of pictures, and addresses of links, which begin with `/`. It may ask whether one is empty.
   */
  readonly texts?: Texts & Readonly<Record<keyof Texts, string | readonly string[]>>
  /** Nothing of them is seen while the part is kept. */
  readonly acts?: Acts & Readonly<Record<keyof Acts, Act>>
  /** False where this page shows more of it than `shows` and `texts` say. */
  readonly isKept?: boolean
}

export interface Around<Tag extends ElementType, Props extends object> {
  readonly as: Tag
  /** Shows what it is given and words, nothing else: no address of the page, no ids of React's. */
  readonly part: ComponentType<Props>
}

export type Attributes<Tag extends ElementType> = Omit<
  ComponentPropsWithoutRef<Tag>,
  'as' | 'part' | 'each' | keyof AnyGiven | 'children'
>

type AnyGiven = Given<object, object, object>

/** A part of a page inside an element, written once by the server for everything that it shows (ADR 38). */
export function KeptPart<
  Tag extends ElementType,
  Shown extends object,
  Texts extends object = object,
  Acts extends object = object,
>({
  as,
  part,
  shows,
  texts,
  acts,
  isKept,
  ...attributes
}: Around<Tag, Shown & Texts & Acts> & Given<Shown, Texts, Acts> & Attributes<Tag>): ReactNode {
  const Element: ElementType = as
  const Part: ElementType = part
  if (import.meta.env.SSR) {
    const kept = keptInside(part as ComponentType<object>, [{ shows, texts, acts, isKept }])
    if (kept) return <Element {...attributes} {...kept} />
  }
  return (
    <Element {...attributes}>
      <Part {...shows} {...texts} {...acts} />
    </Element>
  )
}

/**
 * What an element has inside; undefined while one of the parts is not kept. Each of the others is asked for
 * all the same.
 */
export function keptInside(part: ComponentType<object>, each: readonly AnyGiven[]): DOMAttributes<Element> | undefined {
  const language = use(LanguageContext)
  let html: string | undefined = ''
  for (const { isKept = true, shows, texts = {}, acts } of each) {
    const own = isKept ? keptHtml?.(part, { shows, texts: texts as Texts, acts, language }) : undefined
    html = own === undefined || html === undefined ? undefined : html + own
  }
  return html === undefined ? undefined : { dangerouslySetInnerHTML: { __html: html } }
}
