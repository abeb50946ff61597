import { postLoginDestination } from '@camp/domain/people/post-login-destination.ts'
import { redirect } from 'react-router'
import { FactorCodeField } from '#app/components/auth/auth-fields.tsx'
import { AuthForm } from '#app/components/auth/auth-form.tsx'
import { answerAuthForm, wantedPath, withWanted } from '#app/components/auth/auth-post.ts'
import { Button } from '#app/components/button.tsx'
import { AuthPage, useProblemOf } from '#app/frames/auth/auth-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'
import { answerSecondFactor } from './answer-second-factor.ts'

export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(requestFacts)
  const { half, csrfToken } = facts.signIn
  if (half) return { csrfToken }
  const wanted = wantedPath(facts)
  throw redirect(facts.session ? postLoginDestination(facts.session.role, wanted) : withWanted('/auth/login', wanted))
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerAuthForm({ context, request }, answerSecondFactor)
}

/** Between the password and the page that was wanted. */
export default function SecondFactor({ loaderData: { csrfToken }, actionData }: Route.ComponentProps) {
  const t = useText('auth')
  const problems = actionData?.problems ?? []
  const problemOf = useProblemOf(problems)
  return (
    <AuthPage title={t('factorTitle')} lead={t('factorText')} problems={problems}>
      <AuthForm csrfToken={csrfToken} go="prove">
        <FactorCodeField error={problemOf('code')} />
        <div>
          <Button type="submit">{t('logIn')}</Button>
        </div>
      </AuthForm>
      <p className="text-ink-soft">{t('factorLost')}</p>
      <AuthForm csrfToken={csrfToken} go="cancel">
        <div>
          <Button type="submit" intent="quiet">
            {t('factorCancel')}
          </Button>
        </div>
      </AuthForm>
    </AuthPage>
  )
}
