import type { UseCases } from '@camp/application/use-cases.ts'
import { data, redirect } from 'react-router'
import { listedAddress } from '#app/components/aboard/listing-of-address.ts'
import { placeOfPixel } from '#app/components/aboard/pin-square.ts'
import { enter } from '#app/components/auth/auth-post.ts'
import { isFromMachine } from '#app/components/content/enquiry/enquiry-form.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { RequestFacts } from '#server/request-scope.ts'
import { codeCookie, withCookies } from '#server/session/session-cookies.ts'
import { isOwnForm } from '#server/session/sign-in-facts.ts'
import { type ListingTyped, listingForm, listingWish, withoutOldPin } from './listing-form.server.ts'
import type { ListingCode, ListingReply } from './listing-reply.ts'

export async function answerListing(useCases: UseCases, facts: RequestFacts, form: FormData) {
  const typed = withoutOldPin(readForm(listingForm, form))
  if (!isOwnForm(facts.signIn, typed.csrfToken)) return refuse(typed, [{ field: null, code: 'form-too-old' }], 403)
  if (isFromMachine(form)) return redirect('/list-your-campsite/code', 303)
  if (typed['pin.x'] !== '') return pointed(useCases, typed)
  const { account } = facts.signIn.current ?? {}
  return account?.isEmailVerified ? list(useCases, facts, typed) : sendCode(useCases, facts, typed)
}

/**
 * The map was pressed: the form comes back with the pin and the town. By keyboard it says nothing of where.
 */
async function pointed(useCases: Pick<UseCases, 'findNearestTown'>, typed: ListingTyped) {
  const [x, y] = [Number(typed['pin.x']), Number(typed['pin.y'])]
  if (!(x > 0 || y > 0)) return refuse(typed, [{ field: 'place', code: 'place-missing' }], 400)
  const pin = placeOfPixel(x, y)
  const town = await useCases.findNearestTown.execute(pin)
  if (!town.ok) return refuse({ ...typed, latitude: '', longitude: '' }, [{ field: 'place', code: 'pin-abroad' }], 400)
  const place = `${town.value.name}, ${town.value.provinceName}`
  const answers = {
    ...typed,
    place,
    pinnedPlace: place,
    latitude: String(pin.latitude),
    longitude: String(pin.longitude),
  }
  return data<ListingReply>({ answers, problems: [], choices: [] })
}

async function list(useCases: UseCases, facts: RequestFacts, typed: ListingTyped) {
  const owner = { kind: 'signed-in', who: facts.actor } as const
  const listed = await useCases.listCampsite.execute({ wish: listingWish(typed), owner, browser: facts.signIn.browser })
  if (listed.ok) return enter({ useCases, facts }, listed.value.session, listedAddress(listed.value.slug))
  const { refusal } = listed
  return refusal.code === 'invalid' ? invalid(typed, refusal.problems) : refuse(typed, [{ field: null, code: refusal.code }], 409)
}

async function sendCode(useCases: UseCases, facts: RequestFacts, typed: ListingTyped) {
  const { account } = facts.signIn.current ?? {}
  const begun = await useCases.beginListing.execute({
    wish: listingWish(typed),
    email: account?.email ?? typed.email,
    firstName: account?.firstName || typed.firstName,
    lastName: account?.lastName || typed.lastName,
    language: facts.language,
    browser: facts.signIn.browser,
  })
  if (begun.ok) {
    const { name, place, latitude, longitude, terms } = typed
    const query = new URLSearchParams({ name, place, latitude, longitude, terms })
    return redirect(`/list-your-campsite/code?${query}`, {
      status: 303,
      headers: withCookies([codeCookie(facts.url, begun.value.key)]),
    })
  }
  const { refusal } = begun
  return refusal.code === 'invalid' ? invalid(typed, refusal.problems) : refuse(typed, [{ field: null, code: refusal.code }], 429)
}

type Problems = readonly { readonly field: string; readonly code: ListingCode; readonly choices?: readonly string[] }[]

function invalid(typed: ListingTyped, problems: Problems) {
  const choices = problems.flatMap((problem) => problem.choices ?? [])
  return data<ListingReply>({ answers: typed, problems: problems.map(({ field, code }) => ({ field, code })), choices }, 400)
}

function refuse(answers: ListingTyped, problems: ListingReply['problems'], status: number) {
  return data<ListingReply>({ answers, problems, choices: [] }, status)
}
