import { redirect } from 'react-router'
import { readForm } from '#app/forms/read-form.server.ts'
import { newVoter, voterOf } from '#server/reader-key.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'
import { answerVote, reviewsAddress } from './answer-vote.ts'
import { voteForm } from './vote-form.server.ts'

/** The reviews stand on the page of the campsite. */
export function loader({ params, request }: Route.LoaderArgs) {
  return redirect(reviewsAddress(params.orgSlug, new URL(request.url)))
}

/**
 * A reader found a review helpful: counted once a browser, which is known by a cookie from its first vote on,
 * and once a day of one network address, because a browser may keep no cookies.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { url, signIn } = context.get(requestFacts)
  const known = voterOf(request, url)
  const fresh = known ? null : newVoter(url)
  const { helpful: reviewId } = readForm(voteForm, await request.formData())
  const reader = { voter: known ?? fresh?.voter ?? '', address: signIn.browser.address }
  await answerVote(context.get(useCases), { reviewId, ...reader })
  const headers = fresh ? { 'Set-Cookie': fresh.cookie } : undefined
  return redirect(reviewsAddress(params.orgSlug, new URL(request.url), reviewId), { status: 303, headers })
}
