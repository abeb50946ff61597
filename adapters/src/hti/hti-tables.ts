import type { HtiLine } from '@camp/application/hti/client/hti-lines.ts'
import type { HtiConnection } from '@camp/application/hti/hti-connections.ts'
import type { HtiLogEntry, HtiState } from '@camp/application/hti/hti-log.ts'
import type { HtiError, HtiKind } from '@camp/application/hti/hti-messages.ts'
import type { OrganisationId, PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { dateColumn, identityColumn, instantColumn, jsonColumn } from '../postgres/column-types.ts'

export const HtiConnectionRow = defineEntity({
  name: 'HtiConnectionRow',
  tableName: 'hti_connection',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    propertyCode: p.text(),
    userName: p.text(),
    passwordHash: p.text(),
    proof: p.text().$type<HtiConnection['proof']>().default('basic'),
    isActive: p.boolean().default(true),
    direction: p.text().$type<'in' | 'out' | 'both'>().default('in'),
    endpoint: p.text().nullable(),
    transport: p.text().$type<HtiLine['transport']>().default('post'),
    theirUserName: p.text().nullable(),
    theirPassword: p.text().nullable(),
  },
})

export const HtiRoomRow = defineEntity({
  name: 'HtiRoomRow',
  tableName: 'hti_room',
  properties: {
    plotId: p.uuid().$type<PlotId>().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    code: p.text(),
  },
})

export const HtiBookingRow = defineEntity({
  name: 'HtiBookingRow',
  tableName: 'hti_booking',
  properties: {
    organisationId: p.uuid().$type<OrganisationId>().primary(),
    theirId: p.text().primary(),
    theirContext: p.text().nullable(),
    reservationId: p.text().$type<ReservationId>(),
    createdAt: instantColumn(),
    saidAt: instantColumn().nullable(),
    asked: p.text().nullable(),
  },
})

export const HtiMessageRow = defineEntity({
  name: 'HtiMessageRow',
  tableName: 'hti_message',
  properties: {
    id: p.uuid().primary(),
    organisationId: p.uuid().$type<OrganisationId>().nullable(),
    kind: p.text().$type<HtiKind>().nullable(),
    direction: p.text().$type<HtiLogEntry['direction']>(),
    state: p.text().$type<HtiState>(),
    tries: p.integer(),
    at: instantColumn(),
    endedAt: instantColumn().nullable(),
    theirId: p.text().nullable(),
    reservationId: p.text().$type<ReservationId>().nullable(),
    errorCode: p.integer().nullable(),
    errorText: p.text().nullable(),
    request: p.text(),
    response: p.text().nullable(),
    nextTryAt: instantColumn().nullable(),
    seenAt: instantColumn().nullable(),
    nights: jsonColumn<readonly StoredNights[]>().nullable(),
  },
})

export interface StoredNights {
  readonly plotId: PlotId
  readonly first: string
  readonly last: string
}

export const HtiLineRow = defineEntity({
  name: 'HtiLineRow',
  tableName: 'hti_line',
  properties: {
    organisationId: p.uuid().$type<OrganisationId>().primary(),
    claimedUntil: instantColumn().nullable(),
    claim: p.uuid().nullable(),
    restsUntil: instantColumn().nullable(),
    silentTimes: p.integer().default(0),
    toldAllAt: instantColumn().nullable(),
  },
})

export const HtiChangeRow = defineEntity({
  name: 'HtiChangeRow',
  tableName: 'hti_change',
  properties: {
    id: identityColumn().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    reservationId: p.text().$type<ReservationId>().nullable(),
    plotId: p.uuid().$type<PlotId>().nullable(),
    firstNight: dateColumn().nullable(),
    lastNight: dateColumn().nullable(),
  },
})

export const HtiToldRow = defineEntity({
  name: 'HtiToldRow',
  tableName: 'hti_told',
  properties: {
    reservationId: p.text().$type<ReservationId>().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    theirId: p.text().nullable(),
    life: p.integer(),
    isStanding: p.boolean(),
    isUnsure: p.boolean().default(false),
    revision: p.text().nullable(),
    saidAt: instantColumn().nullable(),
  },
})

export const HtiGoneRow = defineEntity({
  name: 'HtiGoneRow',
  tableName: 'hti_gone',
  properties: {
    organisationId: p.uuid().$type<OrganisationId>().primary(),
    theirId: p.text().primary(),
    saidAt: instantColumn().nullable(),
    heardAt: instantColumn(),
    refusal: jsonColumn<HtiError>().nullable(),
  },
})

export const HtiUnplacedRow = defineEntity({
  name: 'HtiUnplacedRow',
  tableName: 'hti_unplaced',
  properties: {
    organisationId: p.uuid().$type<OrganisationId>().primary(),
    propertyCode: p.text().primary(),
    theirId: p.text().primary(),
    saidAt: instantColumn(),
    heardAt: instantColumn(),
  },
})
