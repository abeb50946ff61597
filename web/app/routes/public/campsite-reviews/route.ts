import { redirect } from 'react-router'
import { askAgainParameter, withoutCookie } from '#app/addresses/vote-parameters.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { newReaderCookie, voterKeys } from '#server/reader-key.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'
import { answerVote, reviewsAddress } from './answer-vote.ts'
import { voteForm } from './vote-form.server.ts'

/** The reviews stand on the page of the campsite. */
export function loader({ params, request }: Route.LoaderArgs) {
  return redirect(reviewsAddress(params.orgSlug, new URL(request.url)))
}

/**
 * A reader found a review helpful (rule V5). A browser that is not known is given its cookie, and sends the
 * same form once more by itself; one that comes back without it keeps no cookies, and is told so.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { url, signIn, actor } = context.get(requestFacts)
  const voters = voterKeys({ request, url, actor })
  const cookie = newReaderCookie({ request, url })
  const headers = cookie ? { 'Set-Cookie': cookie } : undefined
  const { helpful: reviewId } = readForm(voteForm, await request.formData())
  const address = reviewsAddress(params.orgSlug, url, reviewId)
  if (voters.length > 0) {
    await answerVote(context.get(useCases), { reviewId, voters, address: signIn.browser.address })
    return redirect(address, { status: 303, headers })
  }
  if (url.searchParams.has(askAgainParameter)) return redirect(withQuery(address, withoutCookie), 303)
  return redirect(withQuery(url.pathname + url.search, askAgainParameter), { status: 307, headers })
}

function withQuery(address: string, name: string): string {
  const [path = '', place] = address.split('#')
  return `${path}${path.includes('?') ? '&' : '?'}${name}=1${place ? `#${place}` : ''}`
}
