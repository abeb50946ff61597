import { pictureOwnerOf } from '@camp/domain/pictures/picture-owner.ts'
import type { PageRequest } from './page-request.ts'
import { refusedPage } from './refused-page.ts'
import { settingsRequest, valueOrThrowPage } from './settings-request.ts'

interface PictureRequest extends PageRequest {
  readonly params: { readonly owner: string }
}

/** What pages about the pictures of one thing begin with: who asks for whose, and the acts. */
export async function picturesOfRequest({ context, request, params }: PictureRequest) {
  const { who, acts, organisation } = await settingsRequest({ context, request })
  const owner = pictureOwnerOf(params.owner)
  if (!owner) throw refusedPage('not-found')
  return { which: { ...who, owner }, acts, organisation }
}

/** One picture of those, with its place; what is not in the list is not found. */
export async function pictureOfRequest(page: PictureRequest & { readonly params: { readonly picture: string } }) {
  const asked = await picturesOfRequest(page)
  const { name, pictures } = valueOrThrowPage(await asked.acts.showPictures.execute(asked.which))
  const index = pictures.indexOf(page.params.picture)
  if (index < 0) throw refusedPage('not-found')
  return { ...asked, name, key: page.params.picture, number: index + 1 }
}
