/** Characters. */
export const longestEmail = 254

/** As a text of so many characters at most: what it takes to judge grows with their square. */
export const emailForm = /^[^\s@<>"]{1,64}@[^\s@<>"]+\.[^\s@<>"]{2,}$/

/** Whether a letter could be sent there. */
export function isEmailAddress(text: string): boolean {
  return text.length <= longestEmail && emailForm.test(text)
}
