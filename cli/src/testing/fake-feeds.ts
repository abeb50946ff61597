import type { UseCases } from '@camp/application/use-cases.ts'
import type {
  CalendarAddressId,
  CalendarFeedId,
  FeedEventId,
  OrganisationId,
  PlotId,
  ReservationId,
} from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'

const block = {
  startDate: '2027-02-12',
  endDate: '2027-02-14',
  uid: 'HM1@airbnb.com',
  key: 'HM1@airbnb.com',
  summary: 'Reserved',
}
const conflict = {
  eventId: 'event-1' as FeedEventId,
  uid: block.uid,
  source: 'file',
  summary: block.summary,
  startDate: block.startDate,
  endDate: block.endDate,
  plotId: 'plot-1' as PlotId,
  plotName: 'River stand 1',
  reservationId: 'reservation-1' as ReservationId,
  reference: '482-913-107',
  guestName: 'Thandi',
  arrival: '2027-02-13',
  departure: '2027-02-15',
  moveTo: { plotId: 'plot-2' as PlotId, plotName: 'River stand 2' },
}

const address = {
  id: 'address-1' as CalendarAddressId,
  organisationId: 'organisation-1' as OrganisationId,
  plot: { id: 'plot-1' as PlotId, name: 'River stand 1', siteName: 'River' },
  token: 'abc',
  readBy: null,
  url: 'https://camp.test/ical/abc.ics',
}
const forAirbnb = {
  ...address,
  id: 'address-2' as CalendarAddressId,
  readBy: { feedId: 'feed-1' as CalendarFeedId, provider: 'Airbnb' },
  url: 'https://camp.test/ical/def.ics',
}

const ofAllPlots = { ...address, id: 'address-3' as CalendarAddressId, plot: null, url: 'https://camp.test/ical/all.ics' }

const readFeed = { feedId: 'feed-1' as CalendarFeedId, provider: 'Airbnb', outcome: 'read' as const, fault: null, events: 3 }
const failedFeed = {
  feedId: 'feed-2' as CalendarFeedId,
  provider: 'VRBO',
  outcome: 'failed' as const,
  fault: 'not-found' as const,
  events: null,
}
const dueFeed = { ...readFeed, outcome: 'due' as const, events: null }

/** The calendar of River stand 1 has one event, on a night that is booked here; there is no other plot. */
export const fakeFeeds = {
  listCalendarAddresses: { execute: async () => accepted([ofAllPlots, address, forAirbnb]) },
  renewCalendarAddress: {
    execute: async ({ id }) => accepted({ ...address, id, url: 'https://camp.test/ical/new.ics' }),
  },
  syncCalendarFeeds: {
    execute: async ({ dryRun }) => (dryRun ? [dueFeed] : [readFeed, failedFeed]),
  },
  importCalendarFile: {
    execute: async ({ plotId, file }) => {
      if (plotId !== address.plot.id) return refused({ code: 'plot-not-found' as const })
      if (Buffer.from(file).toString().startsWith('<')) return refused({ code: 'not-a-calendar' as const })
      return accepted({ blocks: [block], skipped: [{ reason: 'cancelled' as const, uid: null }], conflicts: [conflict] })
    },
  },
} satisfies Partial<UseCases>
