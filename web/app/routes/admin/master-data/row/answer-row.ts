import type { SaveMasterRowRefusal } from '@camp/application/master-data/manage-master-data.ts'
import { masterConcepts } from '@camp/application/master-data/master-concepts.ts'
import { fieldsOfKind, type MasterKind } from '@camp/domain/master-data/master-kinds.ts'
import type { MasterProblem } from '@camp/domain/master-data/read-master-row.ts'
import { data, redirect } from 'react-router'
import { masterAddress, masterKindOf } from '#app/components/staff/master-data/master-address.ts'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { saveAsShown } from '#app/components/staff/settings-forms/save-as-shown.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { holidayEffect } from '#server/holidays/holiday-effect.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'
import { masterForm } from './master-form.server.ts'
import { masterRowOf } from './master-row.server.ts'

/** With what, nothing in particular: somebody else was faster, or it is kept as it is. */
export type MasterRowProblem = MasterProblem | { readonly field: string; readonly code: PageRefusal['code'] }
type PageRefusal = Exclude<SaveMasterRowRefusal, { code: 'not-found' | 'not-permitted' | 'fields-invalid' | 'changed-meanwhile' }>

export async function answerRow(args: Route.ActionArgs) {
  const { context, request, params } = args
  const kind = masterKindOf(request)
  const { typed, revision, seen, shown } = readForm(masterForm(kind), await request.formData())
  const id = params.rowId ?? null
  const { actor } = context.get(requestFacts)
  const wording = JSON.stringify(typed)
  const effect = seen === wording ? null : await holidayEffect(context, { kind, id, typed })
  const form = { typed, revision, shown, conflict: null, problems: [] as readonly MasterRowProblem[], effect: null, seen: '' }
  if (effect) return data({ ...form, effect, seen: wording }, 200)
  const acts = context.get(useCases)
  const saved = await saveAsShown(acts, {
    query: { actor, organisationId: null, act: masterConcepts[kind], subject: id ?? '' },
    posted: { shown, revision, typed: { ...typed, ...keptTexts(kind, shown) } },
    now: () => masterRowOf({ context, request, kind, id }),
    save: (since) => acts.saveMasterRow.execute({ actor, kind, id, revision: since, typed }),
  })
  if (saved.ok) return redirect(withDone(masterAddress(kind), id === null ? 'created' : 'saved'), 303)
  const { refusal } = saved
  if (refusal.code === 'overtaken') {
    const { fields, code: _, ...overtaken } = refusal
    return data({ ...form, ...overtaken, typed: fields }, 409)
  }
  if (refusal.code === 'fields-invalid') return data({ ...form, problems: refusal.problems }, 400)
  return data({ ...form, problems: [whole(kind, refusal)] }, 409)
}

/** What is given once is read on its page and not sent. */
function keptTexts(kind: MasterKind, shown: Readonly<Record<string, unknown>>) {
  const kept = Object.entries(fieldsOfKind(kind)).filter(([, { isFixed }]) => isFixed)
  return Object.fromEntries(kept.map(([field]) => [field, String(shown[field] ?? '')]))
}

function whole(kind: MasterKind, { code }: PageRefusal): MasterRowProblem {
  const field =
    code === 'taken' && 'name' in fieldsOfKind(kind) && kind !== 'holidays' && kind !== 'school-holidays' ? 'name' : ''
  return { field, code }
}
