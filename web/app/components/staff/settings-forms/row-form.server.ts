import type { UseCases } from '@camp/application/use-cases.ts'
import { htmlOfTyped, typedOfHtml } from '@camp/domain/formatting/typed-html.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '../organisation-address.ts'
import type { Conflict } from './conflict.ts'
import { type FormProblem, problemsOf } from './problem-words.ts'
import { type FormToSave, type Overtaken, saveAsShown } from './save-as-shown.server.ts'

/** A form of one row: what it holds, what it was filled with, and the revision of that. */
interface FilledForm<Fields extends object> {
  readonly answers: Fields
  readonly shown: object
  readonly revision: string
}

interface RefusedForm<Fields extends object> extends FilledForm<Fields> {
  readonly problems: readonly FormProblem[]
  readonly conflict: Conflict | null
}

interface RowToSave<Fields extends object, Refusal> extends Omit<FormToSave<Fields, unknown, Refusal>, 'posted'> {
  readonly posted: FilledForm<Fields>
  /** The control of a text with an editor: it posts HTML, and is filled with what people type. */
  readonly editorField?: keyof Fields & string
}

export function saveRow<Fields extends object, Refusal extends { readonly code: string }>(
  acts: Pick<UseCases, 'showLastChange'>,
  { posted: { answers, ...filled }, editorField, ...row }: RowToSave<Fields, Refusal>,
) {
  const typed = editorField ? { ...answers, [editorField]: typedText(answers[editorField]) } : answers
  return saveAsShown(acts, { ...row, posted: { ...filled, typed } })
}

type RowRefusal = Parameters<typeof problemsOf>[0]
type PageRefusal = { readonly code: 'not-found' | 'not-permitted' }

interface RowOfList<Fields extends object> extends RowToSave<Fields, RowRefusal | PageRefusal> {
  readonly slug: string
  /** The list that the row stands in. */
  readonly listPage: string
  /** The control that holds the name. */
  readonly nameField?: string
}

/** To the list where the row was saved, else the form with what is wrong. An empty subject is a new row. */
export async function answerOfRow<Fields extends object>(
  acts: Pick<UseCases, 'showLastChange'>,
  { slug, listPage, nameField, ...row }: RowOfList<Fields>,
) {
  const saved = await saveRow(acts, row)
  if (saved.ok) return redirect(withDone(organisationAddress(slug, listPage), row.query.subject ? 'saved' : 'created'), 303)
  return data(refusedForm(row.posted, saved.refusal, nameField), 409)
}

/** The form that comes back: with what is wrong, or with both people's changes where it was overtaken. */
export function refusedForm<Fields extends object>(
  posted: FilledForm<Fields>,
  refusal: RowRefusal | Overtaken<Fields>,
  nameField?: string,
): RefusedForm<Fields> {
  if (refusal.code !== 'overtaken') return { ...posted, problems: problemsOf(refusal, nameField), conflict: null }
  const { fields: answers, shown, revision, conflict } = refusal
  return { answers, shown, revision, problems: [], conflict }
}

function typedText(text: unknown): string {
  return typedOfHtml(htmlOfTyped(String(text ?? '')))
}
