import { AsyncLocalStorage } from 'node:async_hooks'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { isUuid } from '../uuid.ts'

/** Absent: nothing is guarded. */
const acts = new AsyncLocalStorage<string | undefined>()

/**
 * Whatever `work` reads and writes is of these organisations or of none; of an act within an act the outer
 * one counts.
 */
export function actingFor<Answer>(organisations: readonly OrganisationId[], work: () => Answer): Answer {
  if (namingStatement() !== undefined) return work()
  if (!organisations.every(isUuid)) throw new Error('an organisation is named by its id')
  return acts.run(`select act_for_organisations('{${organisations.join()}}')`, work)
}

/** For what the process does for itself although an act of staff gave the occasion. */
export function beyondGuard<Answer>(work: () => Answer): Answer {
  return acts.exit(work)
}

/** What a transaction says before all else; undefined where it may read and write every row. */
export function namingStatement(): string | undefined {
  return acts.getStore()
}
