import type { EnquiryId, ProspectStage } from '@camp/application/enquiries/enquiries.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { identityColumn, instantColumn } from '../postgres/column-types.ts'

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
    organisationId: p.uuid().$type<OrganisationId>().nullable(),
  },
})

export const ProspectNoteRow = defineEntity({
  name: 'ProspectNoteRow',
  tableName: 'prospect_note',
  properties: {
    id: identityColumn().primary(),
    prospectId: p.uuid().$type<EnquiryId>(),
    at: instantColumn(),
    by: p.text(),
    text: p.text(),
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
