import type { SkippedEvent } from '@camp/application/calendar-feeds/calendar-reader.ts'
import type { CalendarAddressId, CalendarFeedId, FeedEventId, OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { dateColumn, instantColumn, jsonColumn } from '../postgres/column-types.ts'

export const PlotCalendarFeedRow = defineEntity({
  name: 'PlotCalendarFeedRow',
  tableName: 'plot_calendar_feed',
  properties: {
    id: p.uuid().$type<CalendarFeedId>().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    plotId: p.uuid().$type<PlotId>(),
    provider: p.text(),
    feedUrl: p.text(),
    isActive: p.boolean().default(true),
    lastSyncAt: instantColumn().nullable(),
    stopSaleHours: p.integer().nullable(),
    blocksTentative: p.boolean().default(true),
  },
})

export const FeedEventRow = defineEntity({
  name: 'FeedEventRow',
  tableName: 'feed_event',
  properties: {
    id: p.uuid().$type<FeedEventId>().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    plotId: p.uuid().$type<PlotId>(),
    feedId: p.uuid().$type<CalendarFeedId>().nullable(),
    origin: p.text(),
    source: p.text(),
    eventKey: p.text(),
    uid: p.text(),
    startDate: dateColumn(),
    endDate: dateColumn(),
    summary: p.text(),
    firstReadAt: instantColumn(),
  },
})

export const CalendarAddressRow = defineEntity({
  name: 'CalendarAddressRow',
  tableName: 'calendar_address',
  properties: {
    id: p.uuid().$type<CalendarAddressId>().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    plotId: p.uuid().$type<PlotId>().nullable(),
    feedId: p.uuid().$type<CalendarFeedId>().nullable(),
    token: p.text().defaultRaw('new_calendar_token()'),
    contentHash: p.text().nullable(),
    changedAt: instantColumn().nullable(),
  },
})

export const FeedReadingRow = defineEntity({
  name: 'FeedReadingRow',
  tableName: 'feed_reading',
  properties: {
    feedId: p.uuid().$type<CalendarFeedId>().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    dueAt: instantColumn(),
    triedAt: instantColumn().nullable(),
    goodAt: instantColumn().nullable(),
    failingSince: instantColumn().nullable(),
    fault: p.text().nullable(),
    readUrl: p.text().nullable(),
    etag: p.text().nullable(),
    lastModified: p.text().nullable(),
    timesEmpty: p.integer().default(0),
    eventCount: p.integer().default(0),
    skipped: jsonColumn<readonly SkippedEvent[]>().defaultRaw(`'[]'`),
    toldAt: instantColumn().nullable(),
  },
})
