import { defineEntity, p } from '@mikro-orm/core'
import { instantColumn } from '../postgres/column-types.ts'

export const WorkerJobRow = defineEntity({
  name: 'WorkerJobRow',
  tableName: 'worker_job',
  properties: {
    name: p.text().primary(),
    dueAt: instantColumn().defaultRaw('now()'),
    beganAt: instantColumn().nullable(),
    endedAt: instantColumn().nullable(),
    goodAt: instantColumn().nullable(),
    worker: p.text().nullable(),
    problem: p.text().nullable(),
  },
})

export const WorkerProcessRow = defineEntity({
  name: 'WorkerProcessRow',
  tableName: 'worker_process',
  properties: {
    name: p.text().primary(),
    startedAt: instantColumn().defaultRaw('now()'),
    seenAt: instantColumn().defaultRaw('now()'),
  },
})
