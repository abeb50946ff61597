import type { SaveMasterRowRefusal } from '@camp/application/master-data/manage-master-data.ts'
import type { MasterKind } from '@camp/domain/master-data/master-kinds.ts'
import type { MasterProblem } from '@camp/domain/master-data/read-master-row.ts'
import { data, redirect } from 'react-router'
import { masterAddress, masterKindOf } from '#app/components/staff/master-data/master-address.ts'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import type { Route } from './+types/route.ts'
import { masterForm } from './master-form.server.ts'

/** With what, nothing in particular: somebody else was faster, or it is kept as it is. */
export type RowProblem = MasterProblem | { readonly field: string; readonly code: PageRefusal['code'] }
type PageRefusal = Exclude<SaveMasterRowRefusal, { code: 'not-found' | 'not-permitted' | 'fields-invalid' }>

export async function answerRow({ context, request, params }: Route.ActionArgs) {
  const kind = masterKindOf(request)
  const { typed, revision } = readForm(masterForm(kind), await request.formData())
  const id = params.rowId ?? null
  const { actor } = context.get(requestFacts)
  const saved = await context.get(useCases).saveMasterRow.execute({ actor, kind, id, revision, typed })
  if (saved.ok) return redirect(withDone(masterAddress(kind), id === null ? 'created' : 'saved'), 303)
  const refusal = throwPageRefusals(saved.refusal)
  const isOfFields = refusal.code === 'fields-invalid'
  return data({ typed, problems: isOfFields ? refusal.problems : [whole(kind, refusal)] }, isOfFields ? 400 : 409)
}

function whole(kind: MasterKind, { code }: PageRefusal): RowProblem {
  const field = code === 'taken' && !['vat-rates', 'holidays', 'school-holidays'].includes(kind) ? 'name' : ''
  return { field, code }
}
