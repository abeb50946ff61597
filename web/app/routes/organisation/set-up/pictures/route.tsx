import { fewestPictures } from '@camp/domain/organisations/guided-set-up.ts'
import { mostPictures } from '@camp/domain/pictures/picture-owner.ts'
import { useState } from 'react'
import { data, redirect } from 'react-router'
import { afterStep, guidedSetUpAddress } from '#app/components/aboard/set-up-address.ts'
import { Lead } from '#app/components/aboard/set-up-page.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { Picture } from '#app/components/picture.tsx'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { picturesAddress } from '#app/components/staff/pictures/picture-addresses.ts'
import { type UploadProblem, uploadProblemText } from '#app/components/staff/pictures/picture-problems.ts'
import { UploadForm } from '#app/components/staff/pictures/upload-form.tsx'
import { uploadPictures } from '#app/components/staff/pictures/upload-pictures.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import { readUpload } from '#server/staff/read-upload.ts'
import { managingRequest, settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import '#app/components/staff/pictures/pictures.css'
import type { Route } from './+types/route.ts'

const owner = { kind: 'organisation' } as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts } = await settingsRequest({ context, request })
  const { pictures, texts, name } = valueOrThrowPage(await acts.showPictures.execute({ ...who, owner }))
  return { pictures, texts, name }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { who, organisation } = await managingRequest({ context, request })
  const { status, problems } = await uploadPictures(context, { ...who, owner }, await readUpload(request))
  if (status === 200) return redirect(withDone(guidedSetUpAddress(organisation.slug, 'pictures'), 'saved'), 303)
  return data({ problems }, status)
}

/** A refused file may have come with others that were added. */
export const shouldRevalidate = () => true

/** The fourth step: three pictures at least. */
export default function SetUpPictures({ loaderData: { pictures, texts, name }, actionData }: Route.ComponentProps) {
  const t = useText('aboard')
  const tp = useText('pictureSettings')
  const { slug } = useStaffOrganisation().organisation
  const [uploadProblems, setUploadProblems] = useState<readonly UploadProblem[] | null>(null)
  const problems = (uploadProblems ?? actionData?.problems ?? []).map((problem) => {
    return { field: 'pictures', message: uploadProblemText(tp, problem) }
  })
  const left = fewestPictures - pictures.length
  return (
    <StaffPage title={t('title_pictures')} lead={<Lead step="pictures" />} hasErrors={problems.length > 0}>
      <ErrorSummary problems={problems} />
      {pictures.length > 0 && (
        <ul className="picture-list">
          {pictures.map((picture, nth) => (
            <li key={picture}>
              <Picture
                picture={picture}
                alt={texts[picture] ?? tp('picture', { number: nth + 1, name })}
                width={300}
                height={200}
                className="aspect-[3/2] w-full"
              />
            </li>
          ))}
        </ul>
      )}
      <p role="status">{left > 0 ? t('picturesLeft', { count: left }) : t('picturesEnough')}</p>
      <UploadForm
        key={pictures.join()}
        owner="organisation"
        room={mostPictures.organisation - pictures.length}
        most={mostPictures.organisation}
        single={null}
        shownAt={guidedSetUpAddress(slug, 'pictures')}
        onProblems={setUploadProblems}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink to={afterStep(slug, 'pictures')} intent={left > 0 ? 'quiet' : 'primary'}>
          {t(left > 0 ? 'later' : 'goOn')}
        </ButtonLink>
        {pictures.length > 0 && (
          <ButtonLink to={picturesAddress(slug, 'organisation')} intent="quiet">
            {t('arrangePictures')}
          </ButtonLink>
        )}
      </div>
    </StaffPage>
  )
}
