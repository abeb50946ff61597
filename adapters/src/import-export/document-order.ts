import type {
  ImportedDiscount,
  ImportedOrganisation,
  ImportedPlot,
  ImportedSeason,
  ImportedSite,
} from '@camp/application/import-export/imported-organisation.ts'
import { discountSchema, organisationSchema, seasonSchema, siteSchema } from './organisation-schema.ts'
import { plotSchema } from './plot-schema.ts'

const pictures = ['images', 'logo', 'pictureTexts']

/** The fields in the order in which documents say them, which is the schema's: an export reads as what was imported. */
export const inDocumentOrder = {
  organisation: ordering<ImportedOrganisation>(picturesBehindPolicy(Object.keys(organisationSchema.shape))),
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
