import { data, redirect } from 'react-router'
import { ConfirmDeletion } from '#app/components/staff/confirm-deletion.tsx'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import { rowOf } from '../../pricing/prices-of-request.ts'
import { managingRequest, throwPageRefusals, valueOrThrowPage } from '../../settings-forms/settings-request.ts'
import { sitesPage } from '../site-answers.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { who, acts } = await managingRequest({ context, request })
  const { id, name } = rowOf(valueOrThrowPage(await acts.listSites.execute(who)), params.siteId)
  return { id: id as string, name }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { who, acts, organisation } = await managingRequest({ context, request })
  const { id } = rowOf(valueOrThrowPage(await acts.listSites.execute(who)), params.siteId)
  const deleted = await acts.deleteSite.execute({ ...who, id })
  if (!deleted.ok) return data(throwPageRefusals(deleted.refusal), 409)
  return redirect(withDone(organisationAddress(organisation.slug, sitesPage), 'deleted'), 303)
}

export default function DeleteSite({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('placeSettings')
  const { slug } = useStaffOrganisation().organisation
  const { id, name } = loaderData
  return (
    <ConfirmDeletion
      title={t('deleteSiteTitle')}
      question={t('deleteSite', { name })}
      cancelTo={organisationAddress(slug, `${sitesPage}/${id}`)}
      problem={actionData && t('siteNeeded', { plots: actionData.plots, reservations: actionData.reservations })}
    >
      <p className="text-ink-soft">{t('deleteSiteMeans')}</p>
    </ConfirmDeletion>
  )
}
