import type { ImportedOrganisation } from './imported-organisation.ts'

/** As a document has it: what is optional in the format and says nothing is left out. */
export function toDocumentForm({ images, logo, ...organisation }: ImportedOrganisation): object {
  return {
    ...organisation,
    ...(images.length > 0 && { images }),
    ...(logo !== null && { logo }),
    discounts: organisation.discounts.map(discountForm),
    sites: organisation.sites.map(({ plots, ...site }) => ({
      ...withoutEmptyImages(site),
      plots: plots.map(withoutEmptyImages),
    })),
  }
}

function discountForm({ isActive, ...discount }: ImportedOrganisation['discounts'][number]): object {
  return isActive ? discount : { ...discount, isActive }
}

function withoutEmptyImages<Part extends { readonly images: readonly string[] }>({ images, ...part }: Part): object {
  return images.length > 0 ? { ...part, images } : part
}
