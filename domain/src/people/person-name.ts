/** Letters that a name has at most (rule U16). */
export const longestName = 60

/** Of any script; what joins names; nothing that a phone would take for a number or an address. */
const written = /^[\p{L}\p{M}' ’`´.,&()-]+$/u
const notInMessages = /[^\p{L}\p{M}' ’-]+/gu
const address = /www\.|\.\p{L}{2}/iu

/**
 * Names go out in messages in our name, so they may not carry what others want to send: no digits, no
 * addresses, no line breaks.
 */
export function isPersonName(text: string): boolean {
  return [...text].length <= longestName && written.test(text) && !address.test(text)
}

/**
 * A name as messages say it, whichever door it came by: letters, spaces, hyphens and apostrophes alone (rule
 * U16). Empty where nothing of it is left.
 */
export function nameInMessage(text: string): string {
  const said = text.replace(notInMessages, ' ').replace(/ +/g, ' ').trim()
  return [...said].slice(0, longestName).join('').trim()
}

/** Letters that are kept of the name of an account, which somebody else may have written. */
export const longestKeptName = 100

/** As it is kept: no spaces around, one between words, and cut where it is longer. */
export function tidyName(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, longestKeptName)
}

interface Named {
  readonly firstName: string
  readonly lastName: string
}

/** First and last name as one; empty where neither is known, as after an erasure. */
export function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim()
}
