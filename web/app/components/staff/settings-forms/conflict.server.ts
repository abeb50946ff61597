import type { LastChangeQuery } from '@camp/application/settings/show-last-change.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { foreignChanges, mergedFields, type ThreeForms } from '@camp/domain/shared/merged-fields.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import { instantOnWire } from '#server/wire/on-wire.ts'
import type { Conflict } from './conflict.ts'

/** Who saved a thing of the settings last, and when. */
export async function lastSaved(
  acts: Pick<UseCases, 'showLastChange'>,
  query: LastChangeQuery,
): Promise<Pick<Conflict, 'by' | 'at'>> {
  const last = valueOrThrowPage(await acts.showLastChange.execute(query))
  return { by: last?.byName ?? null, at: last ? instantOnWire(last.at) : null }
}

/**
 * What a form shows that was overtaken by another: theirs where nothing was typed, else what was typed, and
 * every difference beside it.
 */
export async function overtaken<Fields extends object>(
  acts: Pick<UseCases, 'showLastChange'>,
  query: LastChangeQuery,
  forms: ThreeForms<Fields>,
): Promise<{ readonly fields: Fields; readonly conflict: Conflict }> {
  const saved = await lastSaved(acts, query)
  return { fields: mergedFields(forms), conflict: { ...saved, changes: foreignChanges(forms) } }
}
