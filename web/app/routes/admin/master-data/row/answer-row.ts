import type { SaveMasterRowRefusal } from '@camp/application/master-data/manage-master-data.ts'
import { fieldsOfKind, type MasterKind } from '@camp/domain/master-data/master-kinds.ts'
import type { MasterProblem } from '@camp/domain/master-data/read-master-row.ts'
import { data, redirect } from 'react-router'
import { masterAddress, masterKindOf } from '#app/components/staff/master-data/master-address.ts'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { holidayEffect } from '#server/holidays/holiday-effect.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import type { Route } from './+types/route.ts'
import { masterForm } from './master-form.server.ts'

/** With what, nothing in particular: somebody else was faster, or it is kept as it is. */
export type MasterRowProblem = MasterProblem | { readonly field: string; readonly code: PageRefusal['code'] }
type PageRefusal = Exclude<SaveMasterRowRefusal, { code: 'not-found' | 'not-permitted' | 'fields-invalid' }>

export async function answerRow({ context, request, params }: Route.ActionArgs) {
  const kind = masterKindOf(request)
  const { typed, revision, seen } = readForm(masterForm(kind), await request.formData())
  const id = params.rowId ?? null
  const { actor } = context.get(requestFacts)
  const wording = JSON.stringify(typed)
  const effect = seen === wording ? null : await holidayEffect(context, { kind, id, typed })
  if (effect) return data({ typed, problems: [], effect, seen: wording }, 200)
  const saved = await context.get(useCases).saveMasterRow.execute({ actor, kind, id, revision, typed })
  if (saved.ok) return redirect(withDone(masterAddress(kind), id === null ? 'created' : 'saved'), 303)
  const refusal = throwPageRefusals(saved.refusal)
  const isOfFields = refusal.code === 'fields-invalid'
  const problems = isOfFields ? refusal.problems : [whole(kind, refusal)]
  return data({ typed, problems, effect: null, seen: '' }, isOfFields ? 400 : 409)
}

function whole(kind: MasterKind, { code }: PageRefusal): MasterRowProblem {
  const field =
    code === 'taken' && 'name' in fieldsOfKind(kind) && kind !== 'holidays' && kind !== 'school-holidays' ? 'name' : ''
  return { field, code }
}
