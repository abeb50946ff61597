import type { Language } from '@camp/domain/languages/language.ts'

/** An e-mail before it is drawn: the HTML and the plain part say the same, because both are made from it. */
export interface Letter {
  readonly language: Language
  readonly subject: string
  /** What an inbox shows after the subject. */
  readonly preheader: string
  readonly campsite: string
  readonly heading: string
  /** Of the place, above everything else; null where it would say nothing. */
  readonly picture: LetterPicture | null
  readonly paragraphs: readonly string[]
  /** The one thing to do. */
  readonly action: LetterLink
  readonly secondary: LetterLink | null
  readonly sections: readonly LetterSection[]
  readonly footer: string
  readonly summary: LetterLink
}

export interface LetterPicture {
  readonly url: string
  readonly text: string
}

export interface LetterLink {
  readonly label: string
  readonly url: string
}

export type LetterSection =
  | { readonly title: string; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly title: string; readonly lines: readonly string[]; readonly link?: LetterLink }
