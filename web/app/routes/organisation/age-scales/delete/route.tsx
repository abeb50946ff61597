import { revisionOfAgeScale } from '@camp/application/pricing/settings/age-scale-use-cases.ts'
import type { AgeScaleId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { ConfirmDeletion } from '#app/components/staff/confirm-deletion.tsx'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { pricesOfRequest, refusedPage, rowOf, throwPageRefusals } from '../../pricing/prices-of-request.ts'
import { ageScalesPage } from '../age-scale-addresses.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { prices } = await pricesOfRequest({ context, request })
  if (!prices.mayManage) throw refusedPage('not-permitted')
  const scale = rowOf(prices.ageScales, params.ageScaleId)
  return { id: scale.id, name: scale.name, revision: revisionOfAgeScale(scale, prices) }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { who, organisation } = await pricesOfRequest({ context, request })
  const revision = String((await request.formData()).get('revision') ?? '')
  const command = { ...who, id: params.ageScaleId as AgeScaleId, revision }
  const deleted = await context.get(useCases).deleteAgeScale.execute(command)
  if (!deleted.ok) return data(throwPageRefusals(deleted.refusal), 409)
  return redirect(withDone(organisationAddress(organisation.slug, ageScalesPage), 'deleted'), 303)
}

export default function DeleteAgeScale({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('ageScaleSettings')
  const { slug } = useStaffOrganisation().organisation
  const { id, name, revision } = loaderData
  return (
    <ConfirmDeletion
      title={t('deleteTitle')}
      question={t('deleteQuestion', { name })}
      cancelTo={organisationAddress(slug, `${ageScalesPage}/${id}`)}
      problem={problemText()}
    >
      <input type="hidden" name="revision" value={revision} />
      <p className="text-ink-soft">{t('deleteMeans')}</p>
    </ConfirmDeletion>
  )

  function problemText(): string | undefined {
    if (!actionData) return undefined
    if (actionData.code === 'changed-meanwhile') return t('problem_changed-meanwhile')
    return t('inUse', { plots: actionData.plotNames.join(', ') })
  }
}
