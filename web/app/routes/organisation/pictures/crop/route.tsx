import type { CropWish } from '@camp/domain/pictures/picture-crop.ts'
import { data, redirect } from 'react-router'
import { FormPage } from '#app/components/staff/form-page.tsx'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { picturesAddress } from '#app/components/staff/pictures/picture-addresses.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import '#app/components/staff/pictures/pictures.css'
import { pictureOfRequest } from '#server/staff/pictures-of-request.ts'
import type { Route } from './+types/route.ts'
import { CropFields } from './crop-fields.tsx'
import { cropForm } from './crop-form.server.ts'

const whole: CropWish = { shape: 'free', left: 0, top: 0, width: 100, height: 100 }

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { name, key, number } = await pictureOfRequest({ context, request, params })
  return { owner: params.owner, name, key, number }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { which, acts, organisation, key } = await pictureOfRequest({ context, request, params })
  const wish = readForm(cropForm, await request.formData())
  const cropped = await acts.cropPicture.execute({ ...which, key, wish })
  if (!cropped.ok) return data({ wish, refusal: throwPageRefusals(cropped.refusal) }, 422)
  return redirect(withDone(picturesAddress(organisation.slug, params.owner), 'saved'), 303)
}

export default function CropPicture({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('pictureSettings')
  const { slug } = useStaffOrganisation().organisation
  const { owner, name, key, number } = loaderData
  const refusal = actionData?.refusal
  const problem =
    refusal &&
    (refusal.code === 'crop-too-small'
      ? { field: 'width', message: t('problem_crop-too-small', { least: refusal.least }) }
      : { field: 'left', message: t('problem_crop-outside') })
  return (
    <StaffPage title={t('cropTitle', { number, name })} lead={t('cropLead')} hasErrors={problem !== undefined}>
      <FormPage problems={problem ? [problem] : []} saveLabel={t('cropSave')} cancelTo={picturesAddress(slug, owner)}>
        <CropFields picture={key} start={actionData?.wish ?? whole} problem={problem} />
      </FormPage>
    </StaffPage>
  )
}
