import { readFileSync } from 'node:fs'
import type { ImportedOrganisation } from '@camp/application/import-export/imported-organisation.ts'
import { readOrganisationDocument } from '../organisation-document-schema.ts'
import { knownSouthAfrica } from './known-south-africa.ts'

/** A document that a test may change at will. */
// biome-ignore lint/suspicious/noExplicitAny: tests break it in ways that no type allows
export function referenceDocument(): any {
  return JSON.parse(readFileSync(new URL('../../../demo/reference-organisations.json', import.meta.url), 'utf8'))
}

export function referenceOrganisations(): readonly ImportedOrganisation[] {
  const read = readOrganisationDocument(referenceDocument(), knownSouthAfrica)
  if (!read.ok) throw new Error(JSON.stringify(read.refusal.problems.slice(0, 5)))
  return read.value
}
