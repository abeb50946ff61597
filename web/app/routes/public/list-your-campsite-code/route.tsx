import { data, redirect } from 'react-router'
import { listedAddress, listingFailures, listingOfAddress } from '#app/components/aboard/listing-of-address.ts'
import { CodeField } from '#app/components/auth/auth-fields.tsx'
import { AuthForm } from '#app/components/auth/auth-form.tsx'
import { authForm } from '#app/components/auth/auth-forms.server.ts'
import { enter } from '#app/components/auth/auth-post.ts'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { PageTitle } from '#app/components/page-title.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { isOwnForm } from '#server/session/sign-in-facts.ts'
import type { Route } from './+types/route.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { signIn, url } = context.get(requestFacts)
  if (signIn.codeKey === null) throw redirect('/list-your-campsite')
  return { csrfToken: signIn.csrfToken, name: listingOfAddress(url).name }
}

/** The facts of the campsite stand in the address: nothing is kept before the code is right. */
export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(requestFacts)
  const acts = context.get(useCases)
  const { csrfToken, code } = readForm(authForm, await request.formData())
  const { browser, codeKey } = facts.signIn
  if (!isOwnForm(facts.signIn, csrfToken)) return data({ code: 'form-too-old' as const }, 403)
  const owner = { kind: 'code', typed: { key: codeKey ?? '', code, browser } } as const
  const listed = await acts.listCampsite.execute({ wish: listingOfAddress(facts.url), owner, browser })
  if (listed.ok) return enter({ useCases: acts, facts }, listed.value.session, listedAddress(listed.value.slug))
  if (listed.refusal.code === 'invalid') return redirect('/list-your-campsite', 303)
  return data({ code: listed.refusal.code }, listed.refusal.code === 'too-many-tries' ? 429 : 401)
}

/** The code from the letter; with it the campsite is there. */
export default function ListingCode({ loaderData: { csrfToken, name }, actionData }: Route.ComponentProps) {
  const t = useText('listCampsite')
  const error = actionData && t(listingFailures[actionData.code])
  const problems = error ? [{ field: 'code', message: error }] : []
  return (
    <div className="page max-w-[520px] py-8 sm:py-12">
      <PageTitle title={t('codeTitle')} hasErrors={problems.length > 0} />
      <div className="grid gap-6">
        <ErrorSummary problems={problems} />
        <div>
          <h1>{t('codeTitle')}</h1>
          <p className="mt-2 text-ink-soft">{t('codeLead', { name })}</p>
        </div>
        <AuthForm csrfToken={csrfToken} go="code">
          <CodeField error={error} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button type="submit">{t('list')}</Button>
            <ButtonLink to="/list-your-campsite" intent="quiet">
              {t('anotherCode')}
            </ButtonLink>
          </div>
        </AuthForm>
      </div>
    </div>
  )
}
