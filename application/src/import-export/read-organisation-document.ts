import type { Result } from '@camp/domain/shared/result.ts'
import type { ImportedOrganisation } from './imported-organisation.ts'
import type { ImportProblem } from './organisation-document.ts'

export interface DocumentInvalid {
  readonly code: 'document-invalid'
  /**
   * In the order of the document; of very many the first 200, and a last one that says how many more there
   * are.
   */
  readonly problems: readonly ImportProblem[]
}

/**
 * Judges a whole document of the format `organisations/1` before anything is written; its HTML comes back
 * sanitised.
 */
export interface ReadOrganisationDocument {
  read(document: unknown): Promise<Result<readonly ImportedOrganisation[], DocumentInvalid>>
}
