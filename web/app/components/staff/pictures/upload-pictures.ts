import type { PicturesOf } from '@camp/application/pictures/change-pictures.ts'
import { pictureOwnerText } from '@camp/domain/pictures/picture-owner.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { RouterContextProvider } from 'react-router'
import { idempotentAct } from '#server/idempotent-form.ts'
import { useCases } from '#server/request-scope.ts'
import { filesOf, type UploadRefusal } from '#server/staff/read-upload.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import type { UploadProblem } from './picture-problems.ts'

export interface UploadAnswer {
  /** 422 (rule X2); what was fine is there all the same. */
  readonly status: 200 | 400 | 413 | 422
  readonly problems: readonly UploadProblem[]
}

/** Takes the files of a form in; a form that could not be read is answered for what it was. */
export async function uploadPictures(
  context: Readonly<RouterContextProvider>,
  which: PicturesOf,
  form: Result<FormData, UploadRefusal>,
): Promise<UploadAnswer> {
  if (!form.ok) return { status: form.refusal.code === 'upload-too-large' ? 413 : 400, problems: [form.refusal] }
  const uploads = await filesOf(form.value, 'pictures')
  if (uploads.length === 0) return { status: 422, problems: [{ code: 'none' }] }
  const scope = `pictures of ${which.organisationId} ${pictureOwnerText(which.owner)}`
  const taken = await idempotentAct<readonly UploadProblem[]>(context, { form: form.value, scope }, async () => {
    const added = await context.get(useCases).addPictures.execute({ ...which, uploads })
    if (!added.ok) return refused([throwPageRefusals(added.refusal)])
    return added.value.refused.length > 0 ? refused(added.value.refused) : accepted('')
  })
  return taken.ok ? { status: 200, problems: [] } : { status: 422, problems: taken.refusal }
}
