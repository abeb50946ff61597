import { pictureOwnerOf } from '@camp/domain/pictures/picture-owner.ts'
import type { RouterContextProvider } from 'react-router'
import { refusedPage } from './refused-page.ts'
import { settingsRequest, valueOrThrowPage } from './settings-request.ts'

interface PageRequest {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
  readonly params: { readonly owner: string }
}

/** What pages about the pictures of one thing begin with: who asks for whose, and the acts. */
export async function picturesOfRequest({ context, request, params }: PageRequest) {
  const { who, acts, organisation } = await settingsRequest({ context, request })
  const owner = pictureOwnerOf(params.owner)
  if (!owner) throw refusedPage('not-found')
  return { which: { ...who, owner }, acts, organisation }
}

/** One picture of those, with its place; what is not in the list is not found. */
export async function pictureOfRequest(page: PageRequest & { readonly params: { readonly picture: string } }) {
  const asked = await picturesOfRequest(page)
  const { name, pictures } = valueOrThrowPage(await asked.acts.showPictures.execute(asked.which))
  const index = pictures.indexOf(page.params.picture)
  if (index < 0) throw refusedPage('not-found')
  return { ...asked, name, key: page.params.picture, number: index + 1 }
}
