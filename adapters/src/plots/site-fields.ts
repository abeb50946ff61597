import type { Site } from '@camp/domain/plots/plot.ts'
import { type Fields, reader, without, writer } from '../postgres/fields.ts'
import type { JsonRow } from '../postgres/json-row.ts'
import { ownColumns } from '../postgres/own-columns.ts'
import { SiteRow as SiteTable } from './plot-tables.ts'

export type SiteColumns = JsonRow<'site'>

/** Every field of a site, once. */
export const siteFields = {
  ...ownColumns<Site>()(SiteTable, { position: true }),
} as const satisfies Fields<SiteColumns, Site>

export const readSite = reader<SiteColumns, Site>(siteFields)
export const writeSite = writer<SiteColumns, Site, typeof siteFields>(siteFields)

/** Pictures are written elsewhere. */
const settingsFields = without(siteFields, ['images'])

export const writeSiteSettings = writer<SiteColumns, Omit<Site, 'images'>, typeof settingsFields>(settingsFields)
