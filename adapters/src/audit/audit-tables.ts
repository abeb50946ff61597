import type { AuditChange } from '@camp/application/audit/audit-trail.ts'
import type { Origin } from '@camp/application/audit/origin.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { identityColumn, instantColumn, jsonColumn } from '../postgres/column-types.ts'

export const AuditEntryRow = defineEntity({
  name: 'AuditEntryRow',
  tableName: 'audit_entry',
  properties: {
    id: identityColumn().primary(),
    at: instantColumn(),
    by: p.text(),
    organisationId: p.uuid().$type<OrganisationId>().nullable(),
    act: p.text(),
    subject: p.text(),
    changes: jsonColumn<readonly AuditChange[]>(),
    door: p.text().$type<Origin['door']>().nullable(),
    network: p.text().nullable(),
  },
})
