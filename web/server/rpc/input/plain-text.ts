import { z } from 'zod'

/** Text that every store takes: no NUL, no half of a surrogate pair. Spaces at the ends do not count. */
export function plainTextInput(longest: number, shortest = 1) {
  return z.string().max(longest).refine(isStorable, 'Must be plain text').trim().min(shortest)
}

/** Absent, null and blank are the same: not said. */
export function optionalText(longest: number) {
  return plainTextInput(longest, 0)
    .nullish()
    .transform((text) => text || null)
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
