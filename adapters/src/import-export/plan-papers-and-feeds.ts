import type { ImportedCalendarFeed, ImportedOrganisation } from '@camp/application/import-export/imported-organisation.ts'
import { type DocumentFacts, versionAfter } from '@camp/domain/documents/document.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { readDocument } from '../documents/document-fields.ts'
import { writeImportedDocument, writeImportedText } from './imported-rule-fields.ts'
import type { RowPlan } from './row-plan.ts'

/**
 * A list that the organisation does not have leaves its documents as they are; other words are another
 * version.
 */
export function planDocuments({ documents }: Pick<ImportedOrganisation, 'documents'>, plan: RowPlan): void {
  if (!documents) plan.leave('document')
  for (const document of documents ?? []) {
    plan.add('document', { ...writeImportedDocument(document), version: versionOf(document, plan) })
  }
}

function versionOf(document: DocumentFacts, plan: RowPlan): number {
  const stored = plan.stored('document', { title: document.title })
  return stored ? versionAfter(readDocument(stored), document) : 1
}

/** A list that the organisation does not have leaves its saved texts as they are. */
export function planSavedTexts({ savedTexts }: Pick<ImportedOrganisation, 'savedTexts'>, plan: RowPlan): void {
  if (!savedTexts) plan.leave('saved_text')
  for (const text of savedTexts ?? []) plan.add('saved_text', writeImportedText(text))
}

/** When a calendar was read last is not in documents: it stays. */
export function planCalendarFeeds(feeds: readonly ImportedCalendarFeed[] | undefined, plotId: PlotId, plan: RowPlan): void {
  if (!feeds) plan.leave('plot_calendar_feed', (row) => row.plot_id === plotId)
  for (const { provider, feedUrl, isActive, stopSaleHours = null, blocksTentative = true } of feeds ?? []) {
    const options = { stop_sale_hours: stopSaleHours, blocks_tentative: blocksTentative }
    plan.add('plot_calendar_feed', Object.assign(options, { plot_id: plotId, provider, feed_url: feedUrl, is_active: isActive }))
  }
}
