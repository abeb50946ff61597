import type { OrganisationJson } from './organisations-json.ts'
import { type PricedOrganisation, readOrganisation } from './read-organisation.ts'
import json from './reference-organisations.json' with { type: 'json' }

/** The prices of the reference organisations, as they stand in the import format. */
export const referenceOrganisations: readonly OrganisationJson[] = json

export function referenceOrganisation(slug: string): PricedOrganisation {
  const found = referenceOrganisations.find((organisation) => organisation.slug === slug)
  if (!found) throw new Error(`there is no reference organisation ${slug}`)
  return readOrganisation(found)
}
