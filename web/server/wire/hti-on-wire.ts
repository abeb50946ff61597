import type { ListedHtiEntry } from '@camp/application/hti/hti-log.ts'
import type { HtiTrouble } from '@camp/application/hti/show-hti-troubles.ts'

/** A message of HTI as pages carry it. */
export function htiEntryOnWire<Entry extends ListedHtiEntry>({ at, endedAt, ...entry }: Entry) {
  return Object.assign({ at: at.toString(), endedAt: endedAt?.toString() ?? null }, entry)
}

export function htiTroubleOnWire({ at, ...trouble }: HtiTrouble) {
  return { ...trouble, at: at.toString() }
}
