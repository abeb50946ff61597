import { setTimeout as pause } from 'node:timers/promises'
import type { TestStore } from './test-store.ts'

/** Until a statement of this database waits for the lock of another. */
export async function someoneWaits({ em }: Pick<TestStore, 'em'>): Promise<void> {
  for (;;) {
    const rows = await em.execute(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
    if (rows.length > 0) return
    await pause(10)
  }
}
