import { redirect } from 'react-router'
import { ConfirmDeletion } from '#app/components/staff/confirm-deletion.tsx'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import { rowOf } from '../../pricing/prices-of-request.ts'
import { managingRequest, valueOrThrowPage } from '../../settings-forms/settings-request.ts'
import { documentsPage } from '../document-answers.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { who, acts } = await managingRequest({ context, request })
  const { id, title } = rowOf(valueOrThrowPage(await acts.listDocuments.execute(who)), params.documentId)
  return { id: id as string, title }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { who, acts, organisation } = await managingRequest({ context, request })
  const { id } = rowOf(valueOrThrowPage(await acts.listDocuments.execute(who)), params.documentId)
  valueOrThrowPage(await acts.deleteDocument.execute({ ...who, id }))
  return redirect(withDone(organisationAddress(organisation.slug, documentsPage), 'deleted'), 303)
}

export default function DeleteDocument({ loaderData }: Route.ComponentProps) {
  const t = useText('termSettings')
  const { slug } = useStaffOrganisation().organisation
  const { id, title } = loaderData
  return (
    <ConfirmDeletion
      title={t('deleteDocumentTitle')}
      question={t('deleteDocument', { name: title })}
      cancelTo={organisationAddress(slug, `${documentsPage}/${id}`)}
    >
      <p className="text-ink-soft">{t('deleteDocumentMeans')}</p>
    </ConfirmDeletion>
  )
}
