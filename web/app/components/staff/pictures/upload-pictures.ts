import type { PicturesOf } from '@camp/application/pictures/change-pictures.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { Result } from '@camp/domain/shared/result.ts'
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
  { addPictures }: Pick<UseCases, 'addPictures'>,
  which: PicturesOf,
  form: Result<FormData, UploadRefusal>,
): Promise<UploadAnswer> {
  if (!form.ok) return { status: form.refusal.code === 'upload-too-large' ? 413 : 400, problems: [form.refusal] }
  const uploads = await filesOf(form.value, 'pictures')
  if (uploads.length === 0) return { status: 422, problems: [{ code: 'none' }] }
  const added = await addPictures.execute({ ...which, uploads })
  if (!added.ok) return { status: 422, problems: [throwPageRefusals(added.refusal)] }
  return { status: added.value.refused.length > 0 ? 422 : 200, problems: added.value.refused }
}
