import { type ComponentPropsWithoutRef, type ComponentType, type ElementType, type ReactNode, use } from 'react'
import type { Plain } from '../page-data/plain.ts'
import { LanguageContext } from '../wording/use-text.ts'

/** Only the server keeps what it wrote; a browser takes over what stands there as if nobody had. */
const keptHtml = import.meta.env.SSR ? (await import('#server/kept-parts/kept-parts.ts')).keptHtml : undefined

/** What happens when it is used, or what stands in it only where it is not kept. */
type Act = ((...given: never[]) => unknown) | undefined

type KeptProps<Tag extends ElementType, Shown extends object, Texts extends object, Acts extends object> = {
  readonly as: Tag
  /** Shows what it is given and words, nothing else: no address of the page, no ids of React's. */
  readonly part: ComponentType<Shown & Texts & Acts>
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
} & Omit<ComponentPropsWithoutRef<Tag>, 'as' | 'part' | 'shows' | 'texts' | 'acts' | 'isKept' | 'children'>

/** A part of a page inside an element, written once by the server for everything that it shows (ADR 38). */
export function KeptPart<
  Tag extends ElementType,
  Shown extends object,
  Texts extends object = object,
  Acts extends object = object,
>({ as, part: Part, shows, texts, acts, isKept = true, ...attributes }: KeptProps<Tag, Shown, Texts, Acts>): ReactNode {
  const Element: ElementType = as
  if (import.meta.env.SSR && isKept) {
    const page = { shows, texts: { ...texts }, acts, language: use(LanguageContext) }
    const html = keptHtml?.(Part as ComponentType<object>, page)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React wrote of the same part.
    if (html !== undefined) return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
  }
  const shown = { ...shows, ...texts, ...acts } as Shown & Texts & Acts
  return (
    <Element {...attributes}>
      <Part {...shown} />
    </Element>
  )
}
