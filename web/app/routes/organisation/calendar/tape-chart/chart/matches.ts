import type { BarOnWire } from '#server/wire/chart-on-wire.ts'

type Searched = Pick<BarOnWire, 'guestName' | 'reference' | 'vehiclePlate'>

/**
 * By a part of the name, or of the reference or plate without their dashes and spaces; case and accents mean
 * nothing.
 */
export function matches({ guestName, reference, vehiclePlate }: Searched, wanted: string): boolean {
  const word = plain(wanted)
  if (word === '') return false
  if (plain(guestName ?? '').includes(word)) return true
  const bare = withoutMarks(word)
  return bare !== '' && [reference, vehiclePlate ?? ''].some((label) => withoutMarks(plain(label)).includes(bare))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

function withoutMarks(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}
