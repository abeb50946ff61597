import { defineEntity, p } from '@mikro-orm/core'
import { instantColumn, jsonColumn } from '../postgres/column-types.ts'

export const IdempotencyKeyRow = defineEntity({
  name: 'IdempotencyKeyRow',
  tableName: 'idempotency_key',
  properties: {
    scope: p.text().primary(),
    key: p.text().primary(),
    fingerprint: p.text(),
    status: p.integer().nullable(),
    body: jsonColumn<{ readonly kept: unknown }>().nullable(),
    claimedUntil: instantColumn(),
    createdAt: instantColumn().defaultRaw('now()'),
  },
})
