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

type SetUpFactorProps = Omit<LoadedFactorSettings, 'factor'> & {
  readonly factor: Exclude<LoadedFactorSettings['factor'], { state: 'on' }>
  readonly problems: readonly AuthProblem[]
}

/** First the app, then its first code. */
export function SetUpFactor({ csrfToken, factor, isOverdue, dueAt, onward, problems }: SetUpFactorProps) {
  const t = useText('auth')
  const problemOf = useProblemOf(problems)
  return (
    <>
      {isOverdue && <Notice tone="warn">{t('factorOverdue')}</Notice>}
      {dueAt && !isOverdue && <Notice>{t('factorDue', { date: dayText(dateHere(dueAt)) })}</Notice>}
      <p className="text-ink-soft">{t('factorWhy')}</p>
      {factor.state === 'waiting' ? (
        <>
          <ScanIt factor={factor} />
          <AuthForm csrfToken={csrfToken} go="turn-on">
            <FactorCodeField id="turn-on-code" error={problemOf('turn-on-code')} hint={t('factorFirstCode')} />
            <Buttons label={t('factorTurnOn')} onward={isOverdue ? null : onward} />
          </AuthForm>
        </>
      ) : (
        <AuthForm csrfToken={csrfToken} go="begin">
          <Buttons label={t('factorSetUp')} onward={isOverdue ? null : onward} />
        </AuthForm>
      )}
    </>
  )
}

interface ButtonsProps {
  readonly label: string
  /** Null: it cannot wait. */
  readonly onward: string | null
}

function Buttons({ label, onward }: ButtonsProps) {
  const t = useText('auth')
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button type="submit">{label}</Button>
      {onward !== null && (
        <ButtonLink to={onward} intent="quiet" reloadDocument>
          {t('notNow')}
        </ButtonLink>
      )}
    </div>
  )
}

type Waiting = Extract<LoadedFactorSettings['factor'], { state: 'waiting' }>

/** Black on white in both themes: readers see nothing else. */
function ScanIt({ factor: { qrSize, qrPath, secret, address } }: { readonly factor: Waiting }) {
  const t = useText('auth')
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <p>{t('factorScan')}</p>
      <svg
        viewBox={`0 0 ${qrSize} ${qrSize}`}
        role="img"
        aria-label={t('factorQr')}
        shapeRendering="crispEdges"
        className="mx-auto w-full max-w-[260px] rounded-control"
      >
        <path fill="#fff" d={`M0 0h${qrSize}v${qrSize}H0z`} />
        <path fill="#000" d={qrPath} />
      </svg>
      <p>
        <a href={address} className="link">
          {t('factorOpenApp')}
        </a>
      </p>
      <p>
        <span className="block">{t('factorTypeIt')}</span>
        <code className="mt-1 block font-bold break-words">{secret}</code>
      </p>
    </div>
  )
}
