import type { ImportRunId } from '@camp/application/import-export/uploads/import-runs.ts'
import { Form, redirect, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'
import { ImportProgress } from './import-progress.tsx'
import { OutcomeTable } from './outcome-table.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const asked = { actor, id: params.importId as ImportRunId }
  const { fileName, state, outcomes, done, isStill } = valueOrThrowPage(await context.get(useCases).showImport.execute(asked))
  return { fileName, state: isStill ? ('failed' as const) : state, outcomes, done }
}

export async function action({ context, params }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  const id = params.importId as ImportRunId
  valueOrThrowPage(await context.get(useCases).runImport.execute({ actor, id }))
  return redirect(`/admin/import-org/${id}`, 303)
}

/** What an import would do, how far it is, what it did. */
export default function ImportRunPage({ loaderData: { fileName: file, state, outcomes, done } }: Route.ComponentProps) {
  const t = useText('importOrg')
  const isBusy = useNavigation().state === 'submitting'
  const isNothing = state === 'checked' && outcomes.every(({ outcome }) => outcome === 'unchanged')
  const another = (
    <ButtonLink to="/admin/import-org" intent="secondary">
      {t('another')}
    </ButtonLink>
  )
  const lead = isNothing ? t('checkedNothing', { file }) : t(`${state}Lead`, { file })
  return (
    <StaffPage title={t(`${state}Title`)} lead={lead} actions={another}>
      {(state === 'running' || state === 'failed') && (
        <ImportProgress isRunning={state === 'running'} done={done} of={outcomes.length} />
      )}
      {(state === 'failed' || (state === 'checked' && !isNothing)) && (
        <Form method="post">
          <Button type="submit" disabled={isBusy}>
            {t(state === 'failed' ? 'runAgain' : 'run')}
          </Button>
        </Form>
      )}
      <OutcomeTable outcomes={outcomes} isDone={state === 'done'} />
    </StaffPage>
  )
}
