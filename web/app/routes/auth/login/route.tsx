import { postLoginDestination } from '@camp/domain/people/post-login-destination.ts'
import { Link, redirect } from 'react-router'
import { LoginField } from '#app/components/auth/auth-fields.tsx'
import { AuthForm } from '#app/components/auth/auth-form.tsx'
import { answerAuthForm, wantedPath, withWanted } from '#app/components/auth/auth-post.ts'
import type { AuthProblem } from '#app/components/auth/auth-problems.ts'
import { Button } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { AuthPage, useProblemOf } from '#app/frames/auth/auth-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'
import { answerLogin } from './answer-login.ts'
import { CodeByMessage } from './code-by-message.tsx'
import { problemOfAddress } from './problem-of-address.ts'

export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(requestFacts)
  const wanted = wantedPath(facts)
  if (facts.session) throw redirect(postLoginDestination(facts.session.role, wanted))
  const error = facts.url.searchParams.get('error')
  return {
    csrfToken: facts.signIn.csrfToken,
    isSessionRequired: error === 'SessionRequired',
    problem: problemOfAddress(error),
    forgotAddress: withWanted('/auth/forgot', wanted),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerAuthForm({ context, request }, answerLogin)
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('auth')
  const { csrfToken, isSessionRequired, problem, forgotAddress } = loaderData
  const problems: readonly AuthProblem[] = actionData?.problems ?? (problem ? [{ field: null, code: problem }] : [])
  const problemOf = useProblemOf(problems)
  const login = actionData?.login ?? ''
  return (
    <AuthPage title={t('loginTitle')} problems={problems}>
      {isSessionRequired && !actionData && <Notice role="status">{t('sessionRequired')}</Notice>}
      <AuthForm csrfToken={csrfToken}>
        <LoginField value={login} error={problemOf('username')} />
        <TextField
          name="password"
          label={t('password')}
          error={problemOf('password')}
          type="password"
          autoComplete="current-password"
          required
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" name="go" value="password">
            {t('logIn')}
          </Button>
          <Link to={forgotAddress} className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
            {t('forgotten')}
          </Link>
        </div>
        <CodeByMessage isOpen={actionData?.go === 'code'} />
      </AuthForm>
      <p className="text-ink-soft">{t('noAccount')}</p>
    </AuthPage>
  )
}
