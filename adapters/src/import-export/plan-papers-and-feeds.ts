import type { ImportedCalendarFeed, ImportedOrganisation } from '@camp/application/import-export/imported-organisation.ts'
import { type DocumentFacts, versionAfter } from '@camp/domain/documents/document.ts'
import type { DocumentId } from '@camp/domain/shared/ids.ts'
import type { RowPlan } from './row-plan.ts'

/** A list that the organisation does not have leaves its documents as they are; other words are another version. */
export function planDocuments({ documents }: Pick<ImportedOrganisation, 'documents'>, plan: RowPlan): void {
  if (!documents) plan.leave('document')
  for (const document of documents ?? []) {
    const { title, text, isMandatory, isActive } = document
    const version = versionOf(document, plan)
    plan.add('document', { title, text, version, is_mandatory: isMandatory, is_active: isActive })
  }
}

function versionOf(document: DocumentFacts, plan: RowPlan): number {
  const stored = plan.stored('document', { title: document.title })
  if (!stored) return 1
  const before = {
    id: stored.id as DocumentId,
    title: document.title,
    text: String(stored.text),
    version: Number(stored.version),
  }
  return versionAfter({ ...before, isMandatory: document.isMandatory, isActive: document.isActive }, document)
}

/** When a calendar was read last is not in documents: it stays. */
export function planCalendarFeeds(feeds: readonly ImportedCalendarFeed[] | undefined, plotId: string, plan: RowPlan): void {
  if (!feeds) plan.leave('plot_calendar_feed', (row) => row.plot_id === plotId)
  for (const { provider, feedUrl, isActive } of feeds ?? []) {
    plan.add('plot_calendar_feed', { plot_id: plotId, provider, feed_url: feedUrl, is_active: isActive })
  }
}
