import type { BlockId, FeedEventId, OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { dateColumn, instantColumn } from '../postgres/column-types.ts'

export const BlockRow = defineEntity({
  name: 'BlockRow',
  tableName: 'block',
  properties: {
    id: p.text().$type<BlockId>().primary().defaultRaw('(gen_random_uuid())::text'),
    organisationId: p.uuid().$type<OrganisationId>(),
    startDate: dateColumn(),
    endDate: dateColumn(),
    source: p.text(),
    externalId: p.text().nullable(),
    reason: p.text().nullable(),
    createdAt: instantColumn().defaultRaw('now()'),
    createdBy: p.text().nullable(),
    version: p.integer().default(1),
    expiresAt: instantColumn().nullable(),
    feedEventId: p.uuid().$type<FeedEventId>().nullable(),
  },
})

export const BlockPlotRow = defineEntity({
  name: 'BlockPlotRow',
  tableName: 'block_plot',
  properties: {
    blockId: p.text().$type<BlockId>().primary(),
    plotId: p.uuid().$type<PlotId>().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
  },
})
