import type { WorkKind } from '@camp/application/worker/scheduled-job.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { identityColumn, instantColumn } from '../postgres/column-types.ts'

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

/** What there is to do at once, until a worker has read it. */
export const NotedWorkRow = defineEntity({
  name: 'NotedWorkRow',
  tableName: 'noted_work',
  properties: {
    id: identityColumn().primary(),
    kind: p.text().$type<WorkKind>(),
  },
})
