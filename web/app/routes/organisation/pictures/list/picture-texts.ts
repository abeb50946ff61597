import type { PictureTexts } from '@camp/domain/pictures/picture-text.ts'

/**
 * The name of the field with what a picture shows; `was.` before it, the hidden one with what it was shown
 * with.
 */
export function pictureTextField(picture: string): string {
  return `text.${picture}`
}

/** Every text that was typed, by the key of its picture. */
export function typedTexts(form: FormData): PictureTexts {
  const fields = [...form].filter(([name]) => name.startsWith('text.'))
  return Object.fromEntries(fields.map(([name, text]) => [name.slice('text.'.length), String(text)]))
}

/** Those that differ from what the page showed: what others wrote meanwhile stays. */
export function changedTexts(form: FormData): PictureTexts {
  const changed = ([key, text]: readonly [string, string]) => text !== String(form.get(`was.${pictureTextField(key)}`) ?? '')
  return Object.fromEntries(Object.entries(typedTexts(form)).filter(changed))
}
