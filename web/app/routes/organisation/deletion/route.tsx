import { ConfirmDeletion } from '#app/components/staff/confirm-deletion.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { organisationOfQuery } from '#server/staff/staff-organisation.ts'
import type { Route } from './+types/route.ts'
import { answerDeletion, loadDeletion } from './answer-deletion.server.ts'
import { deletionWords } from './deletion-words.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const staff = await organisationOfQuery({ context, request })
  return loadDeletion({ acts: context.get(useCases), staff, request, id: params.rowId })
}

/** The question names what it deletes, so what was read with it is what goes. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const staff = await organisationOfQuery({ context, request })
  return answerDeletion({ acts: context.get(useCases), staff, request, id: params.rowId })
}

type Say = (key: string, values: Readonly<Record<string, string | number>>) => string

/** `…/{settings}/{id}/delete`: one row of any settings. */
export default function DeleteRow({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, id, values, revision, backTo } = { ...loaderData, ...actionData }
  const { namespace, ...words } = deletionWords[kind]
  const t = useText(namespace) as Say
  const { organisation } = useStaffOrganisation()
  const said = { ...values, organisation: organisation.name }
  const list = `org-organisation/${kind}`
  const settings = useText('settingsForms')
  const problem = actionData && words.problems?.[actionData.problem]
  const isOvertaken = actionData?.problem === 'changed-meanwhile'
  return (
    <ConfirmDeletion
      title={t(words.title, said)}
      question={t(words.question, said)}
      cancelTo={organisationAddress(organisation.slug, backTo ?? (kind === 'users' ? list : `${list}/${id}`))}
      problem={isOvertaken ? settings('deletionOvertaken') : problem && t(problem, actionData.refused)}
    >
      {revision !== undefined && <input type="hidden" name="revision" value={revision} />}
      {words.plots && values.plots && <p>{t(words.plots, said)}</p>}
      <p className="text-ink-soft">{t(words.means, said)}</p>
    </ConfirmDeletion>
  )
}
