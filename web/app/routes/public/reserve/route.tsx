import { locales } from '@camp/domain/languages/language.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Suspense, useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { countryChoices } from '#app/components/guest-details/country-choices.ts'
import { PageTitle } from '#app/components/page-title.tsx'
import { StepIndicator } from '#app/components/step-indicator.tsx'
import { dateHere } from '#app/formatting/clock-time.ts'
import { SlimBar } from '#app/frames/booking/slim-bar.tsx'
import { useText } from '#app/wording/use-text.ts'
import { cookieValue } from '#server/cookie-value.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { holdOrRedirect } from '#server/reservations/load-hold.ts'
import { holdOnWire } from '#server/wire/reservation-on-wire.ts'
import type { Route } from './+types/route.ts'
import { BookingCard, BookingStrip } from './booking-card.tsx'
import { firstGuestForm } from './first-guest-form.ts'
import { reserveProblemText } from './problem-text.ts'
import { answerReservePost } from './reserve-action.ts'
import { ReserveForm } from './reserve-form.tsx'
import { type Step, steps } from './steps.ts'
import { useStepOfHistory } from './use-step-of-history.ts'

/** Where the guest's country is kept (rule C7). */
const countryCookie = 'user_country_id'
const yearInSeconds = 365 * 24 * 60 * 60

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const hold = await holdOrRedirect({ useCases: context.get(useCases), orgSlug: params.orgSlug, ...askedOf(request) })
  if (hold instanceof Response) throw hold
  const { actor, language, now } = context.get(requestFacts)
  return {
    hold: holdOnWire(hold),
    offersVouchers: await context.get(useCases).offersVouchers.execute({ orgSlug: params.orgSlug }),
    now: now.toString(),
    person: actor.kind === 'user' ? actor.userId : null,
    today: dateHere(now.toString()),
    answers: await firstGuestForm({
      useCases: context.get(useCases),
      actor,
      language,
      keptCountry: cookieValue(request.headers.get('cookie'), countryCookie),
    }),
    // As one text: a few hundred objects or texts would weigh half as much again on the page.
    countries: countryChoices(locales[language])
      .map(({ country, label }) => country + label)
      .join('\n'),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const answer = await answerReservePost({
    useCases: context.get(useCases),
    orgSlug: params.orgSlug,
    ...askedOf(request),
    form: await request.formData(),
    actor: context.get(requestFacts).actor,
  })
  if (answer instanceof Response) return answer
  const headers = {
    'Set-Cookie': `${countryCookie}=${answer.data.answers.country}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`,
  }
  return { ...answer, init: { ...answer.init, headers } }
}

function askedOf(request: Request) {
  const query = new URL(request.url).searchParams
  return { query, id: query.get('reservation') as ReservationId | null }
}

/**
 * After a refusal too: terms and documents may have changed since the page was read, and their new words have
 * to be seen.
 */
export function shouldRevalidate(): boolean {
  return true
}

const formId = 'reserve'

export default function Reserve({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('reserve')
  const { hold, offersVouchers, now, today, person, countries } = loaderData
  const { reply, isFresh } = useStepOfHistory(actionData, {
    step: 'details',
    answers: loaderData.answers,
    problems: [],
    hasSeenCheck: false,
    isExtended: false,
  })
  const { step, problems } = reply
  const names = { details: t('stepDetails'), terms: t('stepTerms'), check: t('stepCheck') }
  const texts = problems.map((problem) => ({ field: problem.field, message: reserveProblemText(t, problem) }))
  const errorOf = (field: string) => texts.find((text) => text.field === field)?.message
  const revalidator = useRevalidator()
  const isBusy = useNavigation().state === 'submitting'
  const card = { hold, now, today, formId, isExtended: reply.isExtended, onEnd: revalidator.revalidate }
  return (
    <div className="group/reserve">
      <PageTitle
        title={t('pageTitle', { step: names[step], campsite: hold.organisation.name })}
        hasErrors={problems.length > 0}
      />
      <SlimBar organisation={hold.organisation} reference={null} />
      <EnterKey step={step} />
      <BookingStrip {...card} />
      <div className="page grid items-start gap-x-10 gap-y-6 py-6 sm:py-8 lg:grid-cols-[1fr_360px]">
        <div className="min-w-0">
          <StepIndicator steps={steps.map((each) => names[each])} current={steps.indexOf(step)} />
          <StepHeading key={`heading-${step}`} text={names[step]} isFirst={isFresh} />
          <ErrorSummary problems={texts} />
          <Suspense>
            <ReserveForm
              key={step}
              formId={formId}
              reply={reply}
              hold={hold}
              offersVouchers={offersVouchers}
              today={today}
              countries={countries}
              errorOf={errorOf}
              isBusy={isBusy}
              person={person}
              isFresh={isFresh}
            />
          </Suspense>
        </div>
        <BookingCard {...card} />
      </div>
    </div>
  )
}

/**
 * What the Enter key presses: the first button of the form on the page, so it stands before all others. It
 * goes on, and on the last step does nothing yet: reserving and giving back are pressed on purpose.
 */
function EnterKey({ step }: { readonly step: Step }) {
  const t = useText('reserve')
  return (
    <button
      type="submit"
      form={formId}
      name="go"
      value={step === 'check' ? 'check' : 'next'}
      className="sr-only"
      tabIndex={-1}
      aria-hidden
    >
      {t('continue')}
    </button>
  )
}

/** Takes the focus when a step follows another one, as a new page's heading would. */
function StepHeading({ text, isFirst }: { readonly text: string; readonly isFirst: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isArrival = useRef(isFirst)
  useEffect(() => {
    if (isArrival.current) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className="mt-3 mb-4">
      {text}
    </h1>
  )
}
