import type { EnquiryId, ProspectStage } from '@camp/application/enquiries/enquiries.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { instantColumn } from '../postgres/column-types.ts'

export const ProspectRow = defineEntity({
  name: 'ProspectRow',
  tableName: 'prospect',
  properties: {
    id: p.uuid().$type<EnquiryId>().primary(),
    reference: p.text(),
    name: p.text(),
    email: p.text(),
    createdAt: instantColumn(),
    campsite: p.text(),
    phone: p.text(),
    provinceCode: p.text().nullable(),
    plotCount: p.integer().nullable(),
    message: p.text().nullable(),
    stage: p.text().$type<ProspectStage>().default('new'),
  },
})

export const ContactMessageRow = defineEntity({
  name: 'ContactMessageRow',
  tableName: 'contact_message',
  properties: {
    id: p.uuid().$type<EnquiryId>().primary(),
    reference: p.text(),
    name: p.text(),
    email: p.text(),
    createdAt: instantColumn(),
    subject: p.text(),
    message: p.text(),
  },
})
