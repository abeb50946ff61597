import { uploadPictures } from '#app/components/staff/pictures/upload-pictures.ts'
import { picturesOfRequest } from '#server/staff/pictures-of-request.ts'
import { readUpload } from '#server/staff/read-upload.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'

/**
 * The upload of a page with scripts, which shows how far it is; without them the page itself takes the form.
 */
export async function action(given: Route.ActionArgs) {
  const { which, acts } = await picturesOfRequest(given)
  // Rights first: what may not be uploaded is not read.
  valueOrThrowPage(await acts.showPictures.execute(which))
  const { status, problems } = await uploadPictures(given.context, which, await readUpload(given.request))
  return Response.json({ problems }, { status })
}
