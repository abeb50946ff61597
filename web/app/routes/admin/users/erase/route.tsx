import type { UserId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { ConfirmDeletion } from '#app/components/staff/confirm-deletion.tsx'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const shown = await context.get(useCases).showPerson.execute({ actor, userId: params.userId as UserId })
  const { person } = valueOrThrowPage(shown)
  if (person.state === 'erased') throw redirect(`/admin/users/${params.userId}`)
  return { name: person.name, email: person.email, userId: params.userId }
}

export async function action({ context, params }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  const erased = await context.get(useCases).erasePerson.execute({ actor, who: params.userId })
  if (erased.ok) return redirect(withDone('/admin/users', 'deleted'), 303)
  const refusal = throwPageRefusals(erased.refusal)
  return data({ problem: refusal }, 409)
}

/** Forgets one person, once and for all. */
export default function ErasePersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('platformUsers')
  const { name, email, userId } = loaderData
  const refusal = actionData?.problem
  const problem =
    refusal?.code === 'open-stays'
      ? t('problem_openStays', { count: refusal.stays })
      : refusal && t(refusal.code === 'oneself' ? 'problem_oneself' : 'problem_platformErase')
  return (
    <ConfirmDeletion
      title={t('eraseTitle')}
      question={t('eraseQuestion', { name, email })}
      deleteLabel={t('erase')}
      cancelTo={`/admin/users/${userId}`}
      problem={problem}
    >
      <p className="text-ink-soft">{t('eraseForgets')}</p>
      <p className="text-ink-soft">{t('eraseKeeps')}</p>
    </ConfirmDeletion>
  )
}
