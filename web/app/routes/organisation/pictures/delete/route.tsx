import { redirect } from 'react-router'
import { Picture } from '#app/components/picture.tsx'
import { ConfirmDeletion } from '#app/components/staff/confirm-deletion.tsx'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { picturesAddress } from '#app/components/staff/pictures/picture-addresses.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import { pictureOfRequest, picturesOfRequest } from '#server/staff/pictures-of-request.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { name, key } = await pictureOfRequest({ context, request, params })
  return { owner: params.owner, name, key }
}

/** What is gone already is no fault: it leads to the list just the same. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { which, acts, organisation } = await picturesOfRequest({ context, request, params })
  valueOrThrowPage(await acts.removePicture.execute({ ...which, key: params.picture }))
  return redirect(withDone(picturesAddress(organisation.slug, params.owner), 'deleted'), 303)
}

export default function DeletePicture({ loaderData }: Route.ComponentProps) {
  const t = useText('pictureSettings')
  const { slug } = useStaffOrganisation().organisation
  const { owner, name, key } = loaderData
  return (
    <ConfirmDeletion title={t('deleteTitle')} question={t('deleteQuestion', { name })} cancelTo={picturesAddress(slug, owner)}>
      <div>
        <Picture picture={key} alt="" width={300} height={200} isEager className="aspect-[3/2] w-75 max-w-full rounded-control" />
      </div>
      <p className="text-ink-soft">{t('deleteMeans')}</p>
    </ConfirmDeletion>
  )
}
