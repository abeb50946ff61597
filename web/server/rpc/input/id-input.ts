import type { Id } from '@camp/domain/shared/ids.ts'
import { z } from 'zod'
import { plainTextInput } from './plain-text.ts'

/** Any text may be asked for; what names nothing is answered as not found. */
export function idInput<Name extends Id<string>>() {
  return plainTextInput(100).transform((text) => text as Name)
}

export const slugInput = plainTextInput(100)

/** An id that is stored as it comes, so it must be one. */
export function storedIdInput<Name extends Id<string>>() {
  return z.guid().transform((text) => text as Name)
}
