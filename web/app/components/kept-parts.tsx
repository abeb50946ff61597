import type { ComponentType, ElementType, ReactNode } from 'react'
import { type Around, type Attributes, type Given, keptInside } from './kept.tsx'

/** As `KeptPart`: one element around a part for each of several. */
export function KeptParts<
  Tag extends ElementType,
  Shown extends object,
  Texts extends object = object,
  Acts extends object = object,
>({
  as,
  part,
  each,
  ...attributes
}: Around<Tag, Shown & Texts & Acts> & {
  readonly each: readonly (Given<Shown, Texts, Acts> & { readonly key: string })[]
} & Attributes<Tag>): ReactNode {
  const Element: ElementType = as
  const Part: ElementType = part
  if (import.meta.env.SSR) {
    const kept = keptInside(part as ComponentType<object>, each)
    if (kept) return <Element {...attributes} {...kept} />
  }
  return (
    <Element {...attributes}>
      {each.map(({ key, shows, texts, acts }) => (
        <Part key={key} {...shows} {...texts} {...acts} />
      ))}
    </Element>
  )
}
