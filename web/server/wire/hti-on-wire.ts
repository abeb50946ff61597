import type { ListedHtiEntry } from '@camp/application/hti/hti-log.ts'
import type { HtiTrouble } from '@camp/application/hti/show-hti-troubles.ts'
import { instantOnWire } from './on-wire.ts'

/** A message of HTI as pages carry it. */
export function htiEntryOnWire<Entry extends ListedHtiEntry>({ at, endedAt, ...entry }: Entry) {
  return Object.assign({ at: instantOnWire(at), endedAt: endedAt ? instantOnWire(endedAt) : null }, entry)
}

export function htiTroubleOnWire({ at, ...trouble }: HtiTrouble) {
  return { ...trouble, at: instantOnWire(at) }
}
