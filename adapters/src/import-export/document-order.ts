import type {
  ImportedDiscount,
  ImportedOrganisation,
  ImportedPaymentRule,
  ImportedPlot,
  ImportedSeason,
  ImportedSite,
  ImportedSpecialTerm,
} from '@camp/application/import-export/imported-organisation.ts'
import type { DocumentFacts } from '@camp/domain/documents/document.ts'
import type { SavedTextFacts } from '@camp/domain/saved-texts/saved-text.ts'
import {
  discountSchema,
  organisationSchema,
  paymentRuleSchema,
  savedTextSchema,
  seasonSchema,
  siteSchema,
  specialTermSchema,
  termDocumentSchema,
} from './organisation-schema.ts'
import { plotSchema } from './plot-schema.ts'

const pictures = ['images', 'logo', 'mapPicture', 'pictureTexts']

/**
 * The fields in the order in which documents say them, which is the schema's: an export reads as what was
 * imported.
 */
export const inDocumentOrder = {
  organisation: ordering<ImportedOrganisation>(picturesBehindPolicy(Object.keys(organisationSchema.shape))),
  paymentRule: ordering<ImportedPaymentRule>(Object.keys(paymentRuleSchema.shape)),
  specialTerm: ordering<ImportedSpecialTerm>(Object.keys(specialTermSchema.shape)),
  document: ordering<DocumentFacts>(Object.keys(termDocumentSchema.shape)),
  savedText: ordering<SavedTextFacts>(Object.keys(savedTextSchema.shape)),
  season: ordering<ImportedSeason>(Object.keys(seasonSchema.shape)),
  discount: ordering<ImportedDiscount>(Object.keys(discountSchema.shape)),
  site: ordering<ImportedSite>(Object.keys(siteSchema.shape)),
  plot: ordering<ImportedPlot>(Object.keys(plotSchema.shape)),
}

function picturesBehindPolicy(names: readonly string[]): readonly string[] {
  return names
    .filter((name) => !pictures.includes(name))
    .flatMap((name) => (name === 'cancellationPolicy' ? [name, ...pictures] : name))
}

function ordering<Type extends object>(names: readonly string[]): (value: Type) => Type {
  return (value) =>
    Object.fromEntries(names.filter((name) => name in value).map((name) => [name, value[name as keyof Type]])) as Type
}
