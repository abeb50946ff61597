import { data } from 'react-router'
import { AuthPage } from '#app/frames/auth/auth-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { requireSession } from '#server/session/guard.ts'
import type { Route } from './+types/route.ts'
import { answerFactorSettings } from './answer-factor-settings.ts'
import { FactorIsOn } from './factor-is-on.tsx'
import { loadFactorSettings } from './load-factor-settings.server.ts'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { SetUpFactor } from './set-up-factor.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(requestFacts)
  requireSession(facts)
  const loaded = await loadFactorSettings(context.get(useCases), facts)
  if (!loaded) throw data({ code: 'not-permitted' }, { status: 403 })
  return loaded
}

export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(requestFacts)
  requireSession(facts)
  return answerFactorSettings({ useCases: context.get(useCases), facts, form: await request.formData() })
}

/** Setting it up, with the codes that replace it shown once; afterwards new codes, and switching it off. */
export default function SecondFactorSettings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('auth')
  const problems = actionData?.problems ?? []
  const recoveryCodes = actionData?.recoveryCodes ?? []
  const title = recoveryCodes.length > 0 ? t('recoveryTitle') : t('factorSettingsTitle')
  return (
    <AuthPage title={title} problems={problems}>
      {recoveryCodes.length > 0 ? (
        <NewRecoveryCodes codes={recoveryCodes} onward={loaderData.onward} />
      ) : loaderData.factor.state === 'on' ? (
        <FactorIsOn {...loaderData} factor={loaderData.factor} problems={problems} />
      ) : (
        <SetUpFactor {...loaderData} factor={loaderData.factor} problems={problems} />
      )}
    </AuthPage>
  )
}
