/**
 * The name of the field with what a picture shows; `was.` before it, the hidden one with what it was shown
 * with.
 */
export function pictureTextField(picture: string): string {
  return `text.${picture}`
}
