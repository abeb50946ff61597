import { CodeField, NewPasswordField } from '#app/components/auth/auth-fields.tsx'
import { AuthForm } from '#app/components/auth/auth-form.tsx'
import { answerAuthForm } from '#app/components/auth/auth-post.ts'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { AuthPage, useProblemOf } from '#app/frames/auth/auth-page.tsx'
import { NoCode } from '#app/frames/auth/no-code.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'
import { answerVerify } from './answer-verify.ts'
import { ContactStep } from './contact-step.tsx'
import { loadVerify } from './load-verify.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadVerify(context.get(requestFacts))
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerAuthForm({ context, request }, answerVerify)
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('auth')
  const { csrfToken, askAt } = loaderData
  const problems = actionData?.problems ?? []
  const problemOf = useProblemOf(problems)
  if (loaderData.step === 'no-code') return <NoCode askAt={askAt} />
  if (loaderData.step === 'contact')
    return (
      <AuthPage title={t('contactTitle')} lead={t('contactText')} problems={problems}>
        <ContactStep codeError={problemOf('code')} {...loaderData} />
      </AuthPage>
    )
  if (loaderData.step === 'must-change')
    return (
      <AuthPage title={t('mustTitle')} lead={t('mustText')} problems={problems}>
        <AuthForm csrfToken={csrfToken} go="password">
          <NewPasswordField error={problemOf('password')} />
          <div>
            <Button type="submit">{t('savePassword')}</Button>
          </div>
        </AuthForm>
      </AuthPage>
    )
  if (loaderData.step === 'password')
    return (
      <AuthPage title={t('firstTitle')} lead={t('firstText')} problems={problems}>
        <AuthForm csrfToken={csrfToken} go="password">
          <NewPasswordField error={problemOf('password')} />
          <Buttons label={t('savePassword')} otherLabel={t('notNow')} otherAddress={loaderData.onward} />
        </AuthForm>
      </AuthPage>
    )
  return (
    <AuthPage title={t('enterTitle')} lead={t('enterText')} problems={problems}>
      <AuthForm csrfToken={csrfToken} go="code">
        <CodeField error={problemOf('code')} />
        <Buttons label={t('goOn')} otherLabel={t('anotherCode')} otherAddress={askAt} />
      </AuthForm>
    </AuthPage>
  )
}

interface ButtonsProps {
  readonly label: string
  readonly otherLabel: string
  readonly otherAddress: string
}

function Buttons({ label, otherLabel, otherAddress }: ButtonsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button type="submit">{label}</Button>
      <ButtonLink to={otherAddress} intent="quiet">
        {otherLabel}
      </ButtonLink>
    </div>
  )
}
