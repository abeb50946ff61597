import { describe, expect, it } from 'vitest'
import { connectionShortage } from './connections-or-exit.ts'

describe('too few connections', () => {
  it('are said with what may be changed', () => {
    expect(
      connectionShortage({ webProcesses: 8, workerProcesses: 1, databasePoolSize: 20 }, { wanted: 180, available: 97 }),
    ).toBe(
      'WEB_PROCESSES 8 with DATABASE_POOL_SIZE 20 and WORKER_PROCESSES 1 may need 180 connections, and the database gives 97. ' +
        'Make one of them smaller, raise max_connections, or put a pooler between (docs/operations.md).',
    )
  })
})
