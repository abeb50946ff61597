import { Button, ButtonLink } from '#app/components/button.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { CodeField, NewPasswordField } from '../form/auth-fields.tsx'
import { AuthForm } from '../form/auth-form.tsx'
import { AuthPage, useProblemOf } from '../form/auth-page.tsx'
import { wantedPath, withWanted } from '../form/auth-post.ts'
import { NoCode } from '../form/no-code.tsx'
import type { Route } from './+types/route.ts'
import { answerReset } from './answer-reset.ts'

export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(requestFacts)
  const { csrfToken, codeKey } = facts.signIn
  return { csrfToken, hasAsked: codeKey !== null, askAt: withWanted('/auth/forgot', wantedPath(facts)) }
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerReset({ useCases: context.get(useCases), facts: context.get(requestFacts), form: await request.formData() })
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
