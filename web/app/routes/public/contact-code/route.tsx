import { locales } from '@camp/domain/languages/language.ts'
import { Link, redirect } from 'react-router'
import { CodeField } from '#app/components/auth/auth-fields.tsx'
import { AuthForm } from '#app/components/auth/auth-form.tsx'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { countryChoices, defaultCountry } from '#app/components/guest-details/country-choices.ts'
import { PageHeading } from '#app/components/page-heading.tsx'
import { PageTitle } from '#app/components/page-title.tsx'
import { contactParameters } from '#app/selection/contact-parameters.ts'
import { useText } from '#app/wording/use-text.ts'
import { campsiteNotFound } from '#server/campsite/campsite-not-found.ts'
import { reserveSelection } from '#server/campsite/reserve-selection.ts'
import { holdVisitor } from '#server/hold-visitor.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { findOwnHold, rememberOwnHold } from '#server/reservations/own-hold.ts'
import type { Route } from './+types/route.ts'
import { answerContactCode } from './answer-contact.ts'
import { ContactFields } from './contact-fields.tsx'
import { contactProblems } from './contact-reply.ts'

/** Before plots are kept for somebody whom nobody could reach: the choice waits in the address. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { url, signIn, site, language } = context.get(requestFacts)
  const shown = await context.get(useCases).showOrganisation.execute({ slug: params.orgSlug })
  if (!shown.ok) throw campsiteNotFound()
  const asks = url.searchParams.getAll(contactParameters.asks)
  const { choice, sent, most } = parametersOf(url)
  const withoutCode = new URLSearchParams(url.searchParams)
  withoutCode.delete(contactParameters.sent)
  const phones = site.phoneChannels.map((by) => (by === 'SMS' ? 'sms' : 'app'))
  const channels = [
    ...(asks.includes('number') || asks.length === 0 ? phones : []),
    ...(site.sendsEmail && !(asks.length > 0 && !asks.includes('email')) ? ['email'] : []),
  ]
  const address = `/${encodeURIComponent(params.orgSlug)}`
  return {
    csrfToken: signIn.csrfToken,
    name: shown.value.name,
    most,
    step: sent !== null && signIn.contactKey !== null ? ('code' as const) : ('contact' as const),
    isToEmail: sent === 'email',
    channels,
    askAt: `${address}/contact-code?${withoutCode}`,
    backAt: `${address}?${choice}#selected-plots`,
    loginAt: signIn.current ? null : `/auth/login?${new URLSearchParams({ callbackUrl: `${address}?${choice}` })}`,
    country: defaultCountry,
    countries: countryChoices(locales[language]).map(({ country, label }) => country + label),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const acts = context.get(useCases)
  const facts = context.get(requestFacts)
  const { orgSlug } = params
  const hold = async (contactKey: string) => {
    const form = new FormData()
    for (const [name, value] of parametersOf(facts.url).choice) form.append(name, value)
    const own = await findOwnHold(acts, request, orgSlug)
    const address = await reserveSelection({ useCases: acts, orgSlug, form, from: holdVisitor(facts), contactKey, own })
    return redirect(address, { status: 303, headers: rememberOwnHold(facts.url, address) })
  }
  return answerContactCode({ useCases: acts, facts, form: await request.formData(), hold })
}

/** What was chosen, and what this page adds to it. */
function parametersOf({ searchParams }: URL) {
  const choice = new URLSearchParams(searchParams)
  for (const name of Object.values(contactParameters)) choice.delete(name)
  const most = Number(searchParams.get(contactParameters.most))
  return { choice, sent: searchParams.get(contactParameters.sent), most: Number.isInteger(most) && most > 0 ? most : null }
}

export default function ContactCode({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('contactCode')
  const { csrfToken, step, name, most, isToEmail, askAt, backAt, loginAt } = loaderData
  const found = actionData && contactProblems[actionData.problem]
  const problems = found ? [{ ...(found.field && { field: found.field }), message: t(found.text) }] : []
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message
  const title = t(step === 'code' ? 'enterTitle' : 'title')
  const leadOfContact = most === null ? t('leadOfCampsite', { name }) : t('leadOfSize', { most })
  return (
    <div className="page max-w-[520px] py-8 sm:py-12">
      <PageTitle title={title} hasErrors={problems.length > 0} />
      <div className="grid gap-6">
        <ErrorSummary problems={problems} />
        <PageHeading lead={step === 'code' ? t(isToEmail ? 'enterLeadEmail' : 'enterLeadPhone') : leadOfContact}>
          {title}
        </PageHeading>
        <AuthForm csrfToken={csrfToken} go={step === 'code' ? 'code' : 'send'}>
          {step === 'code' ? (
            <CodeField error={errorOf('code')} />
          ) : (
            <ContactFields {...loaderData} typed={actionData?.typed} errorOf={errorOf} />
          )}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button type="submit">{t(step === 'code' ? 'hold' : 'sendCode')}</Button>
            <ButtonLink to={step === 'code' ? askAt : backAt} intent="quiet">
              {t(step === 'code' ? 'anotherCode' : 'back')}
            </ButtonLink>
          </div>
        </AuthForm>
        {loginAt && step === 'contact' && (
          <p>
            <Link to={loginAt} className="link inline-flex min-h-11 items-center">
              {t('signIn')}
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}
