import type { Document } from '../documents/document.ts'
import type { SiteId } from '../shared/ids.ts'
import type { Catalogue } from './catalogue.ts'
import type { SpecialTerm } from './special-term.ts'

/** The active terms that are put to the guests of these plots' sites. */
export function termsFor(
  { specialTerms }: Pick<Catalogue, 'specialTerms'>,
  plots: readonly { readonly siteId: SiteId }[],
): readonly SpecialTerm[] {
  const siteIds = new Set(plots.map(({ siteId }) => siteId))
  return specialTerms.filter((term) => term.isActive && term.siteIds.some((id) => siteIds.has(id)))
}

/** Those without a yes to which nobody reserves there. */
export function mandatoryTermsFor(...of: Parameters<typeof termsFor>): readonly SpecialTerm[] {
  return termsFor(...of).filter(({ type }) => type === 'Mandatory')
}

/** The active documents are put to every guest. */
export function documentsOf({ documents }: Pick<Catalogue, 'documents'>): readonly Document[] {
  return documents.filter(({ isActive }) => isActive)
}
