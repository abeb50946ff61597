import type { RefusedPicture, TooManyPictures, TooManyPicturesAtOnce } from '@camp/application/pictures/add-pictures.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import type { UploadRefusal } from '#server/staff/read-upload.ts'

export type UploadProblem = RefusedPicture | TooManyPictures | TooManyPicturesAtOnce | UploadRefusal | { readonly code: 'none' }

/** What is wrong with an upload, with the name of the file where it is about one. */
export function uploadProblemText(t: Translator<'pictureSettings'>, problem: UploadProblem): string {
  if (problem.code === 'too-many-pictures') return t(`problem_${problem.code}`, { room: problem.room })
  if (problem.code === 'too-many-pictures-at-once') return t(`problem_${problem.code}`, { most: problem.most })
  if ('fileName' in problem) return t(`problem_${problem.code}`, { file: problem.fileName })
  return t(`problem_${problem.code}`)
}
