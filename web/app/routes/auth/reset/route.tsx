import { CodeField, NewPasswordField } from '#app/components/auth/auth-fields.tsx'
import { AuthForm } from '#app/components/auth/auth-form.tsx'
import { answerAuthForm, wantedPath, withWanted } from '#app/components/auth/auth-post.ts'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { AuthPage, useProblemOf } from '#app/frames/auth/auth-page.tsx'
import { NoCode } from '#app/frames/auth/no-code.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'
import { answerReset } from './answer-reset.ts'

export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(requestFacts)
  const { csrfToken, codeKey } = facts.signIn
  return { csrfToken, hasAsked: codeKey !== null, askAt: withWanted('/auth/forgot', wantedPath(facts)) }
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerAuthForm({ context, request }, answerReset)
}

export default function Reset({ loaderData: { csrfToken, hasAsked, askAt }, actionData }: Route.ComponentProps) {
  const t = useText('auth')
  const problems = actionData?.problems ?? []
  const problemOf = useProblemOf(problems)
  if (!hasAsked) return <NoCode askAt={askAt} />
  return (
    <AuthPage title={t('forgotTitle')} lead={t('enterText')} problems={problems}>
      <AuthForm csrfToken={csrfToken} go="reset">
        <CodeField error={problemOf('code')} />
        <NewPasswordField error={problemOf('password')} />
        <p className="text-ink-soft">{t('resetNote')}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit">{t('savePassword')}</Button>
          <ButtonLink to={askAt} intent="quiet">
            {t('anotherCode')}
          </ButtonLink>
        </div>
      </AuthForm>
    </AuthPage>
  )
}
