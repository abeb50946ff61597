import { ButtonLink } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { useText } from '#app/wording/use-text.ts'

interface NewRecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onward: string
}

/** Shown once: the page is kept nowhere. */
export function NewRecoveryCodes({ codes, onward }: NewRecoveryCodesProps) {
  const t = useText('auth')
  return (
    <>
      <Notice tone="success" role="status">
        {t('recoverySaved')}
      </Notice>
      <p>{t('recoveryText')}</p>
      <ol className="grid gap-1 rounded-card border border-line bg-surface p-5">
        {codes.map((code) => (
          <li key={code}>
            <code className="break-words">{code}</code>
          </li>
        ))}
      </ol>
      <div>
        <ButtonLink to={onward} reloadDocument>
          {t('recoveryKept')}
        </ButtonLink>
      </div>
    </>
  )
}
