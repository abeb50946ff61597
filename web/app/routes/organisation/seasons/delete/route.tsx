import { revisionOf } from '@camp/application/shared/revision.ts'
import type { SeasonId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { ConfirmDeletion } from '#app/components/staff/confirm-deletion.tsx'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { organisationOfQuery } from '#server/staff/staff-organisation.ts'
import { pricesOfRequest, refusedPage, rowOf, throwPageRefusals } from '../../pricing/prices-of-request.ts'
import { seasonsPage } from '../season-addresses.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { prices } = await pricesOfRequest({ context, request })
  if (!prices.mayManage) throw refusedPage('not-permitted')
  const season = rowOf(prices.seasons, params.seasonId)
  return { id: season.id, name: season.name, revision: revisionOf(season) }
}

/** The question names what it deletes, so what was read with it is what goes. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { actor, organisation } = await organisationOfQuery({ context, request })
  const revision = String((await request.formData()).get('revision') ?? '')
  const command = { actor, organisationId: organisation.id, id: params.seasonId as SeasonId, revision }
  const deleted = await context.get(useCases).deleteSeason.execute(command)
  if (!deleted.ok) return data(throwPageRefusals(deleted.refusal), 409)
  return redirect(withDone(organisationAddress(organisation.slug, seasonsPage), 'deleted'), 303)
}

export default function DeleteSeason({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('seasonSettings')
  const { slug } = useStaffOrganisation().organisation
  const { id, name, revision } = loaderData
  return (
    <ConfirmDeletion
      title={t('deleteTitle')}
      question={t('deleteQuestion', { name })}
      cancelTo={organisationAddress(slug, `${seasonsPage}/${id}`)}
      problem={actionData && t('problem_changedMeanwhile')}
    >
      <input type="hidden" name="revision" value={revision} />
      <p className="text-ink-soft">{t('deleteMeans')}</p>
    </ConfirmDeletion>
  )
}
