import type { WrongPictureText } from '@camp/application/pictures/arrange-pictures.ts'
import { isSinglePicture, mostPictures } from '@camp/domain/pictures/picture-owner.ts'
import type { PictureTexts } from '@camp/domain/pictures/picture-text.ts'
import { useState } from 'react'
import { data, Form, redirect } from 'react-router'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { picturesAddress } from '#app/components/staff/pictures/picture-addresses.ts'
import { type UploadProblem, uploadProblemText } from '#app/components/staff/pictures/picture-problems.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { readUpload } from '#server/staff/read-upload.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import '#app/components/staff/pictures/pictures.css'
import { UploadForm } from '#app/components/staff/pictures/upload-form.tsx'
import { type UploadAnswer, uploadPictures } from '#app/components/staff/pictures/upload-pictures.ts'
import { picturesOfRequest } from '#server/staff/pictures-of-request.ts'
import type { Route } from './+types/route.ts'
import { PictureItem } from './picture-item.tsx'
import { pictureTextField } from './picture-texts.ts'
import { picturesForm } from './pictures-form.server.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { which, acts } = await picturesOfRequest({ context, request, params })
  const { owner, name, pictures, texts } = valueOrThrowPage(await acts.showPictures.execute(which))
  return { owner: params.owner, kind: owner.kind, name, pictures, texts, most: mostPictures[owner.kind] }
}

export async function action(given: Route.ActionArgs) {
  const { which, acts, organisation } = await picturesOfRequest(given)
  const done = () => redirect(withDone(picturesAddress(organisation.slug, given.params.owner), 'saved'), 303)
  // Rights first: what may not be uploaded is not read.
  valueOrThrowPage(await acts.showPictures.execute(which))
  const form = await readUpload(given.request)
  if (!form.ok) return refusedUpload(await uploadPictures(given.context, which, form))
  // The words first: whatever button was pressed, nothing that was typed is lost.
  const { typed, changed, move, isTextAlone } = readForm(picturesForm, form.value)
  const described = await acts.describePictures.execute({ ...which, texts: changed })
  if (!described.ok) return wrongText(typed, throwPageRefusals(described.refusal))
  if (move) {
    valueOrThrowPage(await acts.movePicture.execute({ ...which, ...move }))
    return done()
  }
  if (isTextAlone) return done()
  const answer = await uploadPictures(given.context, which, form)
  return answer.status === 200 ? done() : refusedUpload(answer)
}

/** A refused file may have come with others that were added. */
export const shouldRevalidate = () => true

function refusedUpload({ status, problems }: UploadAnswer) {
  return data({ problems, typed: null, wrong: null }, status)
}

function wrongText(typed: PictureTexts, wrong: WrongPictureText) {
  return data({ problems: [], typed, wrong }, 422)
}

export default function PicturesOfOne({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('pictureSettings')
  const { slug } = useStaffOrganisation().organisation
  const { owner, kind, name, pictures, texts, most } = loaderData
  const [uploadProblems, setUploadProblems] = useState<readonly UploadProblem[] | null>(null)
  const problems = (uploadProblems ?? actionData?.problems ?? []).map((problem) => ({
    field: 'pictures',
    message: uploadProblemText(t, problem),
  }))
  const { wrong, typed } = actionData ?? {}
  const textError = wrong ? t('problem_picture-text-too-long', { most: wrong.most }) : undefined
  if (wrong && textError) problems.push({ field: pictureTextField(wrong.key), message: textError })
  const back = (
    <ButtonLink to={picturesAddress(slug)} intent="secondary">
      {t('back')}
    </ButtonLink>
  )
  const single = isSinglePicture(kind) ? kind : null
  const room = single ? 1 : most - pictures.length
  return (
    <StaffPage title={t(single ? `of_${single}` : 'ofOrganisation', { name })} actions={back} hasErrors={problems.length > 0}>
      <ErrorSummary problems={problems} />
      {pictures.length === 0 && <EmptyState icon="image" text={t('none')} />}
      {pictures.length > 0 && (
        <Form method="post" encType="multipart/form-data" preventScrollReset>
          <p className="mb-4 text-sm text-ink-soft">{t('textHint')}</p>
          <ol className="picture-list">
            {pictures.map((picture, index) => (
              <PictureItem
                key={picture}
                owner={owner}
                name={name}
                picture={picture}
                index={index}
                kind={kind}
                of={pictures.length}
                was={texts[picture] ?? ''}
                text={typed?.[picture] ?? texts[picture] ?? ''}
                error={wrong?.key === picture ? textError : undefined}
              />
            ))}
          </ol>
          <div className="mt-5">
            <Button type="submit" name="describe" value="yes" intent="secondary">
              {t('saveTexts')}
            </Button>
          </div>
        </Form>
      )}
      <UploadForm
        key={pictures.join()}
        owner={owner}
        room={room}
        most={most}
        single={single}
        shownAt={picturesAddress(slug, owner)}
        onProblems={setUploadProblems}
      />
    </StaffPage>
  )
}
