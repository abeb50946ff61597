import { data, redirect } from 'react-router'
import { ConfirmDeletion } from '#app/components/staff/confirm-deletion.tsx'
import { HolidayEffect } from '#app/components/staff/master-data/holiday-effect.tsx'
import { masterAddress, masterKindOf } from '#app/components/staff/master-data/master-address.ts'
import { oneInSentence, rowText, usesText } from '#app/components/staff/master-data/master-words.ts'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { holidayEffect } from '#server/holidays/holiday-effect.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { refusedPage, throwPageRefusals } from '#server/staff/refused-page.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'
import { rowDeletionForm } from './deletion-form.server.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const kind = masterKindOf(request)
  const { actor } = context.get(requestFacts)
  const shown = await context.get(useCases).showMasterRow.execute({ actor, kind, id: params.rowId })
  const { row, revision } = valueOrThrowPage(shown)
  if (!row) throw refusedPage('not-found')
  const effect = await holidayEffect(context, { kind, id: params.rowId, typed: null })
  return { kind, id: params.rowId, row, revision, effect }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const kind = masterKindOf(request)
  const { revision } = readForm(rowDeletionForm, await request.formData())
  const { actor } = context.get(requestFacts)
  const deleted = await context.get(useCases).deleteMasterRow.execute({ actor, kind, id: params.rowId, revision })
  if (deleted.ok) return redirect(withDone(masterAddress(kind), 'deleted'), 303)
  return data({ problem: throwPageRefusals(deleted.refusal) }, 409)
}

/** The question names what it deletes, and says what stands under it. */
export default function DeleteMasterRowPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('masterData')
  const { kind, id, row, revision, effect } = loaderData
  const one = oneInSentence(t, kind)
  const used = Object.keys(row.uses).length > 0 && t('used', { uses: usesText(t, row.uses) })
  const refusal = actionData?.problem
  const problem = refusal && t(`problem_${refusal.code}`, { uses: refusal.code === 'in-use' ? usesText(t, refusal.uses) : '' })
  return (
    <ConfirmDeletion
      title={t('deleteTitle', { one })}
      question={t('deleteQuestion', { one, name: rowText(t, kind, row) })}
      cancelTo={masterAddress(kind, id)}
      {...(problem && { problem })}
    >
      <input type="hidden" name="revision" value={revision} />
      {effect && <HolidayEffect effect={effect} />}
      {used && <p className="text-ink-soft">{used}</p>}
    </ConfirmDeletion>
  )
}
