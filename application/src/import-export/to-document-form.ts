import type { ImportedOrganisation } from './imported-organisation.ts'

/** As a document has it: what is optional in the format and says nothing is left out. */
export function toDocumentForm({ images, logo, ...organisation }: ImportedOrganisation): object {
  return {
    ...organisation,
    ...(images && { images }),
    ...(logo && { logo }),
    discounts: organisation.discounts.map(discountForm),
    sites: organisation.sites.map(({ plots, ...site }) => ({
      ...withoutAbsentImages(site),
      plots: plots.map(withoutAbsentImages),
    })),
  }
}

function discountForm({ isActive, ...discount }: ImportedOrganisation['discounts'][number]): object {
  return isActive ? discount : { ...discount, isActive }
}

function withoutAbsentImages<Part extends { readonly images?: readonly string[] }>({ images, ...part }: Part): object {
  return images ? { ...part, images } : part
}
