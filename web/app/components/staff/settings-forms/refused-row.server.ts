import type { LastChangeQuery } from '@camp/application/settings/show-last-change.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { htmlOfTyped, typedOfHtml } from '@camp/domain/formatting/typed-html.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { data, redirect } from 'react-router'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { organisationAddress, withDone } from '../organisation-address.ts'
import { overtaken } from './conflict.server.ts'
import type { Conflict } from './conflict.ts'
import { type FormProblem, problemsOf } from './problem-words.ts'

/** A form of one row: what it holds, the version of the row it was filled from, and with what. */
export interface FilledForm<Fields extends object> {
  readonly answers: Fields
  readonly rowVersion: number
  readonly shown: object
}

export interface RefusedForm<Fields extends object> extends FilledForm<Fields> {
  readonly problems: readonly FormProblem[]
  readonly conflict: Conflict | null
}

interface Refused<Fields extends object> {
  readonly query: LastChangeQuery
  readonly posted: FilledForm<Fields>
  /** The row as it is stored now. */
  readonly now: () => Promise<Omit<FilledForm<Fields>, 'shown'>>
  /** The control that holds the name. */
  readonly nameField?: string
  /** The control of a text with an editor: it posts HTML, and is filled with what people type. */
  readonly editorField?: keyof Fields & string
}

type RowRefusal = Parameters<typeof problemsOf>[0] | { readonly code: 'not-found' | 'not-permitted' }

interface Saving<Fields extends object> extends Refused<Fields> {
  readonly saved: Result<unknown, RowRefusal>
  readonly slug: string
  /** The list that the row stands in. */
  readonly listPage: string
}

/** To the list where the row was saved, else the form with what is wrong. An empty subject is a new row. */
export async function answerOfRow<Fields extends object>(
  acts: Pick<UseCases, 'showLastChange'>,
  { saved, slug, listPage, ...refused }: Saving<Fields>,
) {
  if (saved.ok) {
    return redirect(withDone(organisationAddress(slug, listPage), refused.query.subject ? 'saved' : 'created'), 303)
  }
  return data(await refusedRow(acts, throwPageRefusals(saved.refusal), refused), 409)
}

/** The form that comes back: with what is wrong, or with both people's changes where it was overtaken. */
export async function refusedRow<Fields extends object>(
  acts: Pick<UseCases, 'showLastChange'>,
  refusal: Parameters<typeof problemsOf>[0],
  { query, posted, now, nameField, editorField }: Refused<Fields>,
): Promise<RefusedForm<Fields>> {
  if (refusal.code !== 'changed-meanwhile') return { ...posted, problems: problemsOf(refusal, nameField), conflict: null }
  const { answers: stored, rowVersion } = await now()
  const typed = editorField ? { ...posted.answers, [editorField]: typedText(posted.answers[editorField]) } : posted.answers
  const { fields, conflict } = await overtaken(acts, query, { shown: posted.shown, stored, typed })
  return { answers: fields, rowVersion, shown: stored, problems: [], conflict }
}

function typedText(text: unknown): string {
  return typedOfHtml(htmlOfTyped(String(text ?? '')))
}
