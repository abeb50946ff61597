import type { CalendarFeedId, OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { instantColumn } from '../postgres/column-types.ts'

export const PlotCalendarFeedRow = defineEntity({
  name: 'PlotCalendarFeedRow',
  tableName: 'plot_calendar_feed',
  properties: {
    id: p.uuid().$type<CalendarFeedId>().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    rowVersion: p.integer().default(1),
    plotId: p.uuid().$type<PlotId>(),
    provider: p.text(),
    feedUrl: p.text(),
    isActive: p.boolean().default(true),
    lastSyncAt: instantColumn().nullable(),
  },
})
