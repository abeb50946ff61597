import { LoginField } from '#app/components/auth/auth-fields.tsx'
import { AuthForm } from '#app/components/auth/auth-form.tsx'
import { answerAuthForm } from '#app/components/auth/auth-post.ts'
import { Button } from '#app/components/button.tsx'
import { AuthPage, useProblemOf } from '#app/frames/auth/auth-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'
import { answerForgot } from './answer-forgot.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { csrfToken: context.get(requestFacts).signIn.csrfToken }
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerAuthForm({ context, request }, answerForgot)
}

export default function Forgot({ loaderData: { csrfToken }, actionData }: Route.ComponentProps) {
  const t = useText('auth')
  const problems = actionData?.problems ?? []
  const problemOf = useProblemOf(problems)
  return (
    <AuthPage title={t('forgotTitle')} lead={t('forgotText')} problems={problems}>
      <AuthForm csrfToken={csrfToken} go="forgot">
        <LoginField value={actionData?.login ?? ''} error={problemOf('username')} />
        <div>
          <Button type="submit">{t('sendCode')}</Button>
        </div>
      </AuthForm>
    </AuthPage>
  )
}
