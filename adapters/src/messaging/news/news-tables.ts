import type { NewsByEmail } from '@camp/application/messaging/news/news-choices.ts'
import type { CampsiteNewsId, KeptNews } from '@camp/application/messaging/news/news-log.ts'
import type { StaffTopic } from '@camp/domain/messaging/campsite-news.ts'
import type { OrganisationId, ReservationId, UserId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { dateColumn, instantColumn, jsonColumn } from '../../postgres/column-types.ts'

export const NewsChoiceRow = defineEntity({
  name: 'NewsChoiceRow',
  tableName: 'news_choice',
  properties: {
    organisationId: p.uuid().$type<OrganisationId>().primary(),
    userId: p.uuid().$type<UserId>().primary(),
    topic: p.text().$type<StaffTopic>().primary(),
    email: p.text().$type<NewsByEmail>(),
    bySms: p.boolean().default(false),
    chosenAt: instantColumn(),
  },
})

export const CampsiteNewsRow = defineEntity({
  name: 'CampsiteNewsRow',
  tableName: 'campsite_news',
  properties: {
    id: p.uuid().$type<CampsiteNewsId>().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    reservationId: p.text().$type<ReservationId>().nullable(),
    topic: p.text().$type<StaffTopic>(),
    event: p.text().$type<KeptNews['event']>(),
    occurrence: p.text(),
    facts: jsonColumn<KeptNews['facts']>(),
    toldTo: p.text().nullable(),
    at: instantColumn(),
    mailedAt: instantColumn().nullable(),
    textAfter: instantColumn(),
    textedAt: instantColumn().nullable(),
  },
})

export const NewsDigestRow = defineEntity({
  name: 'NewsDigestRow',
  tableName: 'news_digest',
  properties: {
    organisationId: p.uuid().$type<OrganisationId>().primary(),
    userId: p.uuid().$type<UserId>().primary(),
    day: dateColumn().primary(),
    at: instantColumn(),
  },
})
