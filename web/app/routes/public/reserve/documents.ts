import type { DocumentVersion } from '@camp/domain/documents/document.ts'
import type { Term } from './problem-text.ts'

interface PutDocument {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly version: number
  readonly isMandatory: boolean
}

/** Stands between the id of a document and its version; the ids of terms have none. */
const at = '@'

/** A document asks for a tick as a term does; what is ticked is this wording of it. */
export function documentAsTerm({ id, title, text, version, isMandatory }: PutDocument): Term & { readonly text: string } {
  return { id: `${id}${at}${version}`, name: title, text, type: isMandatory ? 'Mandatory' : 'Optional' }
}

export function isDocument(acceptedId: string): boolean {
  return acceptedId.includes(at)
}

/** Of everything that was ticked. */
export function acknowledgedDocuments(acceptedIds: readonly string[]): readonly DocumentVersion[] {
  return acceptedIds.filter(isDocument).map((accepted) => {
    const [id = '', version] = accepted.split(at)
    return { id: id as DocumentVersion['id'], version: Number(version) }
  })
}
