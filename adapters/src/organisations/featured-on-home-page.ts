import { type RawBuilder, sql } from 'kysely'
import { bookableOnline } from './bookable-online.ts'

/** Of an organisation `o`: the home page shows it. */
export function featuredOnHomePage(isDemoMode: boolean): RawBuilder<boolean> {
  return sql`o.status = 'active' and o.is_featured_on_homepage and (${isDemoMode}::bool or not o.is_demo) and ${bookableOnline}`
}
