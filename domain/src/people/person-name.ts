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
