import type { OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { identityColumn, instantColumn, transactionColumn, uuidsColumn } from '../postgres/column-types.ts'
import type { Change } from './change.ts'

export const ChangeLogRow = defineEntity({
  name: 'ChangeLogRow',
  tableName: 'change_log',
  properties: {
    id: identityColumn().primary(),
    transaction: transactionColumn().defaultRaw('pg_current_xact_id()'),
    kind: p.text().$type<Change['kind'] | 'everything'>(),
    organisationId: p.uuid().$type<OrganisationId>().nullable(),
    plotIds: uuidsColumn<PlotId>().nullable(),
    at: instantColumn().defaultRaw('now()'),
  },
})

export const ChangeLogStartRow = defineEntity({
  name: 'ChangeLogStartRow',
  tableName: 'change_log_start',
  properties: {
    isOnly: p.boolean().primary().defaultRaw('true'),
    forgottenUpTo: transactionColumn(),
  },
})
