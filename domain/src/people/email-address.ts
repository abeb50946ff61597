/** Characters. */
export const longestEmail = 254

/**
 * Of one address alone: in the head of a letter commas and semicolons part several. No store takes control
 * characters or half a surrogate pair.
 */
export const emailForm = /^[^\s\p{Cc}\p{Cs}@<>,;"]{1,64}@([^\s\p{Cc}\p{Cs}@<>,;".]+\.)+[^\s\p{Cc}\p{Cs}@<>,;".]{2,}$/u

/** Whether a letter could be sent there. */
export function isEmailAddress(text: string): boolean {
  return text.length <= longestEmail && emailForm.test(text)
}
