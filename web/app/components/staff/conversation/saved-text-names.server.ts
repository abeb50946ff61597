import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { RouterContextProvider } from 'react-router'
import { requestFacts, useCases } from '#server/request-scope.ts'

/** The saved texts of a campsite as a list to choose from. */
export async function savedTextNames(context: Readonly<RouterContextProvider>, organisationId: OrganisationId) {
  const { actor } = context.get(requestFacts)
  const listed = await context.get(useCases).listSavedTexts.execute({ actor, organisationId })
  return listed.ok ? listed.value.map(({ id, name }) => ({ id: id as string, name })) : []
}
