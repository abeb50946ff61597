import { formatRand } from '@camp/domain/formatting/rand.ts'
import { textsByPath } from '@camp/domain/languages/texts-by-path.ts'
import { translatorOf } from '@camp/domain/languages/translator.ts'
import { english } from './english.ts'

export const t = translatorOf<typeof english>('en', textsByPath(english))

/** `R1234.50`, and with a minus before it what goes back. */
export function paperAmount(cents: number): string {
  return cents < 0 ? `−${formatRand(-cents)}` : formatRand(cents)
}
