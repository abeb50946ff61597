import type { Disposition } from '@camp/domain/dmarc/dmarc-report.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { instantColumn } from '../postgres/column-types.ts'

export const DmarcReportRow = defineEntity({
  name: 'DmarcReportRow',
  tableName: 'dmarc_report',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    orgName: p.text(),
    reportId: p.text(),
    domain: p.text(),
    beginAt: instantColumn(),
    endAt: instantColumn(),
    importedAt: instantColumn(),
  },
})

export const DmarcMailRow = defineEntity({
  name: 'DmarcMailRow',
  tableName: 'dmarc_mail',
  properties: {
    id: p.text().primary(),
    name: p.text(),
    tries: p.integer(),
    triedAt: instantColumn(),
    isAside: p.boolean().default(false),
  },
})

export const DmarcRecordRow = defineEntity({
  name: 'DmarcRecordRow',
  tableName: 'dmarc_record',
  properties: {
    reportId: p.uuid().primary(),
    position: p.integer().primary(),
    sourceIp: p.text(),
    messageCount: p.integer(),
    disposition: p.text().$type<Disposition>(),
    isDkimPassed: p.boolean(),
    isSpfPassed: p.boolean(),
    headerFrom: p.text(),
  },
})
