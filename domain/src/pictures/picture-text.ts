import { accepted, type Result, refused } from '../shared/result.ts'

/**
 * What pictures show, in their owner's words, by the key of the picture. A picture without words is not in
 * it.
 */
export type PictureTexts = Readonly<Record<string, string>>

/** Characters: a sentence or two, which a screen reader says in one breath. */
export const longestPictureText = 200

export type PictureTextRefusal = { readonly code: 'picture-text-too-long'; readonly most: number }

/**
 * One line of what was typed, without characters that nobody sees; empty takes the words away: the picture
 * is called by its place again.
 */
export function pictureText(typed: string): Result<string, PictureTextRefusal> {
  const text = typed.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return text.length > longestPictureText ? refused({ code: 'picture-text-too-long', most: longestPictureText }) : accepted(text)
}

/** The texts with others for some pictures; an empty one goes. */
export function describedPictures(texts: PictureTexts, changed: PictureTexts): PictureTexts {
  return Object.fromEntries(Object.entries({ ...texts, ...changed }).filter(([, text]) => text !== ''))
}

/** Only those of these pictures. */
export function textsOfPictures(texts: PictureTexts, pictures: readonly string[]): PictureTexts {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => pictures.includes(key)))
}
