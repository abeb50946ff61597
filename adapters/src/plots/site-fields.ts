import type { SiteRow } from '@camp/application/plots/sites.ts'
import type { Site } from '@camp/domain/plots/plot.ts'
import { type Fields, reader, without, writer } from '../postgres/fields.ts'
import type { JsonRow } from '../postgres/json-row.ts'

export type SiteColumns = JsonRow<'site'>

/** Every field of a site, once. */
export const siteFields = {
  id: 'id',
  organisationId: 'organisation_id',
  name: 'name',
  siteType: 'site_type',
  isActive: 'is_active',
  isOnlineBookingActive: 'is_online_booking_active',
  images: 'images',
  times: 'times',
} as const satisfies Fields<SiteColumns, Site>

export const readSite = reader<SiteColumns, Site>(siteFields)
export const writeSite = writer<SiteColumns, Site, typeof siteFields>(siteFields)

const rowFields = { ...siteFields, rowVersion: 'row_version' } as const satisfies Fields<SiteColumns, SiteRow>

export const readSiteRow = reader<SiteColumns, SiteRow>(rowFields)

/** Pictures are written elsewhere. */
const settingsFields = without(siteFields, ['images'])

export const writeSiteSettings = writer<SiteColumns, Omit<Site, 'images'>, typeof settingsFields>(settingsFields)
