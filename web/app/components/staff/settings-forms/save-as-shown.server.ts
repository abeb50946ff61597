import type { LastChangeQuery } from '@camp/application/settings/show-last-change.ts'
import type { ChangedMeanwhile, NotFound, NotPermitted } from '@camp/application/shared/refusals.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { type Result, refused } from '@camp/domain/shared/result.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { overtaken } from './conflict.server.ts'
import type { Conflict } from './conflict.ts'

/**
 * A form that was overtaken: filled with both people's changes, over what is stored now. Of what was deleted
 * it is as it was posted.
 */
export interface Overtaken<Fields extends object> {
  readonly code: 'overtaken'
  readonly fields: Fields
  readonly shown: Fields
  readonly revision: string
  readonly conflict: Conflict
}

export interface FormToSave<Fields extends object, Value, Refusal> {
  /** Who saved it last. */
  readonly query: LastChangeQuery
  /** What the form was opened with, the revision of that, and what was typed. */
  readonly posted: { readonly shown: object; readonly revision: string; readonly typed: Fields }
  /** The form as it would be opened now. */
  readonly now: () => Promise<{ readonly shown: Fields; readonly revision: string }>
  /** Refuses what is no longer as that revision shows it. */
  readonly save: (revision: string) => Promise<Result<Value, Refusal>>
}

type OfForm<Refusal> = Exclude<Refusal, ChangedMeanwhile | NotFound | NotPermitted>

/**
 * Saves a form, unless others have changed meanwhile what it would write over. Where all they changed is not
 * in the form, or is typed in it as well, there is nothing to ask, and it is saved over that. Where they
 * deleted it, the form stays with what was typed.
 */
export async function saveAsShown<Fields extends object, Value, Refusal extends { readonly code: string }>(
  acts: Pick<UseCases, 'showLastChange'>,
  { query, posted, now, save }: FormToSave<Fields, Value, Refusal>,
): Promise<Result<Value, OfForm<Refusal> | Overtaken<Fields>>> {
  const saved = await save(posted.revision)
  if (query.subject !== '' && isRefused(saved, 'not-found')) return refused(ofDeleted(posted))
  if (!isRefused(saved, 'changed-meanwhile')) return onPage(saved)
  const { shown, revision } = await now()
  const { fields, conflict } = await overtaken(acts, query, { shown: posted.shown, stored: shown, typed: posted.typed })
  if (conflict.changes.length === 0) {
    const again = await save(revision)
    if (!isRefused(again, 'changed-meanwhile')) return onPage(again)
  }
  return refused({ code: 'overtaken', fields, shown, revision, conflict })
}

function isRefused(saved: Result<unknown, { readonly code: string }>, code: string): boolean {
  return !saved.ok && saved.refusal.code === code
}

function ofDeleted<Fields extends object>({
  typed,
  shown,
  revision,
}: FormToSave<Fields, unknown, unknown>['posted']): Overtaken<Fields> {
  const conflict = { by: null, at: null, changes: [], isDeleted: true } as const
  return { code: 'overtaken', fields: typed, shown: shown as Fields, revision, conflict }
}

function onPage<Value, Refusal extends { readonly code: string }>(saved: Result<Value, Refusal>): Result<Value, OfForm<Refusal>> {
  return saved.ok ? saved : refused(throwPageRefusals(saved.refusal) as OfForm<Refusal>)
}
