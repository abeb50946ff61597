import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { FactorCodeField } from '#app/components/auth/auth-fields.tsx'
import { AuthForm } from '#app/components/auth/auth-form.tsx'
import type { AuthProblem } from '#app/components/auth/auth-problems.ts'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { dateHere } from '#app/formatting/clock-time.ts'
import { useProblemOf } from '#app/frames/auth/auth-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { LoadedFactorSettings } from './load-factor-settings.server.ts'

type FactorIsOnProps = Omit<LoadedFactorSettings, 'factor'> & {
  readonly factor: Extract<LoadedFactorSettings['factor'], { state: 'on' }>
  readonly problems: readonly AuthProblem[]
}

const fewCodes = 3

export function FactorIsOn({ factor: { since, recoveryCodesLeft }, isRequired, onward, ...form }: FactorIsOnProps) {
  const t = useText('auth')
  return (
    <>
      <Notice tone="success">{t('factorIsOn', { date: dayText(dateHere(since)) })}</Notice>
      <div>
        <ButtonLink to={onward} intent="secondary" reloadDocument>
          {t('goOn')}
        </ButtonLink>
      </div>
      <section aria-labelledby="codes-title" className="grid gap-4 border-t border-line pt-6">
        <h2 id="codes-title">{t('recoveryTitle')}</h2>
        <p className={recoveryCodesLeft < fewCodes ? 'font-bold' : 'text-ink-soft'}>
          {t('recoveryLeft', { count: recoveryCodesLeft })}
        </p>
        <CodeForm {...form} go="codes" label={t('recoveryRenew')} />
      </section>
      <section aria-labelledby="off-title" className="grid gap-4 border-t border-line pt-6">
        <h2 id="off-title">{t('factorOffTitle')}</h2>
        <p className="text-ink-soft">{isRequired ? t('factorOffRequired') : t('factorOffText')}</p>
        <CodeForm {...form} go="off" label={t('factorTurnOff')} />
      </section>
    </>
  )
}

interface CodeFormProps extends Pick<FactorIsOnProps, 'csrfToken' | 'problems'> {
  readonly go: 'codes' | 'off'
  readonly label: string
}

/** A code, besides the password that is asked again: an open session alone changes nothing of it. */
function CodeForm({ csrfToken, problems, go, label }: CodeFormProps) {
  const problemOf = useProblemOf(problems)
  return (
    <AuthForm csrfToken={csrfToken} go={go}>
      <FactorCodeField id={`${go}-code`} error={problemOf(`${go}-code`)} />
      <div>
        <Button type="submit" intent="secondary">
          {label}
        </Button>
      </div>
    </AuthForm>
  )
}
