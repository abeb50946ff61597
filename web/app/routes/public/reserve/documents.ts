import type { DocumentVersion } from '@camp/domain/documents/document.ts'
import type { Term } from './problem-text.ts'

interface PutDocument {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly version: number
  readonly isMandatory: boolean
}

/** Stands between the id of a document and its version. */
const at = '@'

/** A document asks for a tick as a term does; what is ticked is this wording of it. */
export function documentAsTerm({ id, title, text, version, isMandatory }: PutDocument): Term & { readonly text: string } {
  return { id: `${id}${at}${version}`, name: title, text, type: isMandatory ? 'Mandatory' : 'Optional', isDocument: true }
}

export function acknowledgedDocuments(acknowledgedIds: readonly string[]): readonly DocumentVersion[] {
  return acknowledgedIds.map((acknowledged) => {
    const [id = '', version] = acknowledged.split(at)
    return { id: id as DocumentVersion['id'], version: Number(version) }
  })
}
