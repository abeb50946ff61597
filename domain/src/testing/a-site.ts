import type { DayTimes, Site } from '../plots/plot.ts'
import type { OrganisationId, SiteId } from '../shared/ids.ts'

const everyDay: DayTimes = { checkIn: '14:00', checkOut: '10:00' }

export function aSite(facts: Partial<Site> = {}): Site {
  return {
    id: 'site-1' as SiteId,
    organisationId: 'organisation-1' as OrganisationId,
    name: 'Riverside',
    siteType: 'camping',
    isActive: true,
    isOnlineBookingActive: true,
    images: [],
    times: {
      monday: everyDay,
      tuesday: everyDay,
      wednesday: everyDay,
      thursday: everyDay,
      friday: everyDay,
      saturday: everyDay,
      sunday: everyDay,
      holiday: everyDay,
    },
    weekdaySupplement: null,
    ...facts,
  }
}
