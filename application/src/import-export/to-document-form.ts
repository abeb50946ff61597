import type { ImportedOrganisation, ImportedPlot } from './imported-organisation.ts'

/** As a document has it: what is optional in the format and says nothing is left out. */
export function toDocumentForm({ logo, mapPicture, ...everything }: ImportedOrganisation): object {
  const { aboutHosts, houseRules, aboutPets, aboutArrival, ...organisation } = everything
  return {
    ...said(organisation),
    ...told({ aboutHosts, houseRules, aboutPets, aboutArrival }),
    ...(logo && { logo }),
    ...(mapPicture && { mapPicture }),
    discounts: organisation.discounts.map(discountForm),
    sites: organisation.sites.map(({ plots, ...site }) => ({ ...rated(site), plots: plots.map(rated) })),
  }
}

/** The addresses of feeds open other calendars: they are for those who may change them. */
export function withoutCalendarFeeds(organisation: ImportedOrganisation): ImportedOrganisation {
  const withoutFeeds = ({ calendarFeeds: _, ...plot }: ImportedPlot) => plot
  return { ...organisation, sites: organisation.sites.map((site) => ({ ...site, plots: site.plots.map(withoutFeeds) })) }
}

function discountForm({ isActive, ...discount }: ImportedOrganisation['discounts'][number]): object {
  return isActive ? discount : { ...discount, isActive }
}

/** What a campsite tells its guests: a text that it has not written is absent. */
function told(texts: Readonly<Record<string, string | null>>): object {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null))
}

/** Where no day of the week costs more, nothing is said of it. */
function rated({ weekdaySupplement, ...fields }: Rated): object {
  return { ...said(fields), ...(weekdaySupplement && { weekdaySupplement }) }
}

type Rated = Pick<ImportedPlot, 'weekdaySupplement'>

function said(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
