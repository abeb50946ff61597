import type { Texts } from './translate.ts'

/** Texts that stand in groups, by the path of their keys: `due.onArrival`. Lists are left out. */
export type TextsByPath<Branch, Path extends string = ''> = {
  // As what a function takes, because functions that are taken one for another take all of it together.
  [Key in keyof Branch & string]: Branch[Key] extends string
    ? (said: { readonly [Whole in `${Path}${Key}`]: Branch[Key] }) => void
    : Branch[Key] extends readonly string[]
      ? never
      : (said: TextsByPath<Branch[Key], `${Path}${Key}.`>) => void
}[keyof Branch & string] extends (said: infer All) => void
  ? All
  : never

export function textsByPath(branch: object, path = ''): Texts {
  const texts = Object.entries(branch).flatMap(([key, said]) => {
    if (typeof said === 'string') return [[`${path}${key}`, said] as const]
    return Array.isArray(said) ? [] : Object.entries(textsByPath(said, `${path}${key}.`))
  })
  return Object.fromEntries(texts)
}
