import type { ImportOutcome } from '@camp/application/import-export/organisation-document.ts'
import type { ImportRunId, ImportRunState } from '@camp/application/import-export/uploads/import-runs.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { instantColumn, jsonColumn } from '../postgres/column-types.ts'

export const ImportRunRow = defineEntity({
  name: 'ImportRunRow',
  tableName: 'import_run',
  properties: {
    id: p.uuid().$type<ImportRunId>().primary(),
    fileName: p.text(),
    uploadedAt: instantColumn(),
    state: p.text().$type<ImportRunState>().default('checked'),
    outcomes: jsonColumn<readonly ImportOutcome[]>(),
    document: jsonColumn<unknown>().nullable(),
    done: p.integer().default(0),
    movedAt: instantColumn(),
  },
})
