import { sql } from 'kysely'

/** Of an organisation `o`: it has a plot that can be booked online. */
export const bookableOnline = sql<boolean>`exists (
  select from plot join site on site.id = plot.site_id
  where plot.organisation_id = o.id and plot.is_active and site.is_active and site.is_online_booking_active)`
