import type { Document } from '@camp/domain/documents/document.ts'
import type { SpecialTerm } from '@camp/domain/organisations/special-term.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Agreement } from './agreements.ts'
import type { SubmitCommand } from './submission.ts'

interface Put {
  readonly terms: readonly SpecialTerm[]
  readonly documents: readonly Document[]
  readonly command: Pick<SubmitCommand, 'acceptedTermIds' | 'acknowledgedDocuments'>
  readonly agreedAt: Temporal.Instant
}

/** What the guest said yes to of what was put to them, in the words as they stood. */
export function agreementsOf({ terms, documents, command, agreedAt }: Put): readonly Agreement[] {
  const accepted = terms.filter(({ id }) => command.acceptedTermIds.includes(id))
  const acknowledged = documents.filter(({ id, version }) =>
    command.acknowledgedDocuments.some((given) => given.id === id && given.version === version),
  )
  return [
    ...accepted.map(({ id, name, text, type }): Agreement => {
      return { kind: 'term', sourceId: id, name, text, version: null, isMandatory: type === 'Mandatory', agreedAt }
    }),
    ...acknowledged.map(({ id, title, text, version, isMandatory }): Agreement => {
      return { kind: 'document', sourceId: id, name: title, text, version, isMandatory, agreedAt }
    }),
  ]
}
