import { data, redirect } from 'react-router'
import { ConfirmDeletion } from '#app/components/staff/confirm-deletion.tsx'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import { rowOf } from '../../pricing/prices-of-request.ts'
import { managingRequest, throwPageRefusals, valueOrThrowPage } from '../../settings-forms/settings-request.ts'
import { plotsPage } from '../plot-answers.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { who, acts } = await managingRequest({ context, request })
  const { id, name } = rowOf(valueOrThrowPage(await acts.listPlots.execute(who)), params.plotId)
  return { id: id as string, name }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { who, acts, organisation } = await managingRequest({ context, request })
  const { id } = rowOf(valueOrThrowPage(await acts.listPlots.execute(who)), params.plotId)
  const deleted = await acts.deletePlot.execute({ ...who, id })
  if (!deleted.ok) return data(throwPageRefusals(deleted.refusal), 409)
  return redirect(withDone(organisationAddress(organisation.slug, plotsPage), 'deleted'), 303)
}

export default function DeletePlot({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('placeSettings')
  const { slug } = useStaffOrganisation().organisation
  const { id, name } = loaderData
  return (
    <ConfirmDeletion
      title={t('deletePlotTitle')}
      question={t('deletePlot', { name })}
      cancelTo={organisationAddress(slug, `${plotsPage}/${id}`)}
      problem={actionData && t('plotNeeded', { reservations: actionData.reservations, blocks: actionData.blocks })}
    >
      <p className="text-ink-soft">{t('deletePlotMeans')}</p>
    </ConfirmDeletion>
  )
}
