import { redirect } from 'react-router'
import { ConfirmDeletion } from '#app/components/staff/confirm-deletion.tsx'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import { rowOf } from '../../pricing/prices-of-request.ts'
import { managingRequest, valueOrThrowPage } from '../../settings-forms/settings-request.ts'
import { specialTermsPage } from '../term-answers.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { who, acts } = await managingRequest({ context, request })
  const { id, name } = rowOf(valueOrThrowPage(await acts.listSpecialTerms.execute(who)), params.termId)
  return { id: id as string, name }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { who, acts, organisation } = await managingRequest({ context, request })
  const { id } = rowOf(valueOrThrowPage(await acts.listSpecialTerms.execute(who)), params.termId)
  valueOrThrowPage(await acts.deleteSpecialTerm.execute({ ...who, id }))
  return redirect(withDone(organisationAddress(organisation.slug, specialTermsPage), 'deleted'), 303)
}

export default function DeleteSpecialTerm({ loaderData }: Route.ComponentProps) {
  const t = useText('termSettings')
  const { slug } = useStaffOrganisation().organisation
  const { id, name } = loaderData
  return (
    <ConfirmDeletion
      title={t('deleteTermTitle')}
      question={t('deleteTerm', { name })}
      cancelTo={organisationAddress(slug, `${specialTermsPage}/${id}`)}
    >
      <p className="text-ink-soft">{t('deleteTermMeans')}</p>
    </ConfirmDeletion>
  )
}
