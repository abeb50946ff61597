import type { FormEvent } from 'react'
import { useLocation } from 'react-router'
import type { Theme } from '../../appearance/theme.ts'
import { Icon } from '../../components/icon.tsx'
import { useText } from '../../wording/use-text.ts'
import { postInPlace } from './post-in-place.ts'

/** Two forms, of which style sheets show the one that changes something. Works without scripts. */
export function ThemeToggle({ hasVisibleLabel = false }: { readonly hasVisibleLabel?: boolean }) {
  const t = useText('shell')
  return (
    <>
      <ThemeForm theme="dark" label={t('toDark')} className="in-light" hasVisibleLabel={hasVisibleLabel} />
      <ThemeForm theme="light" label={t('toLight')} className="in-dark" hasVisibleLabel={hasVisibleLabel} />
    </>
  )
}

interface ThemeFormProps {
  readonly theme: Theme
  readonly label: string
  readonly className: string
  readonly hasVisibleLabel: boolean
}

function ThemeForm({ theme, label, className, hasVisibleLabel }: ThemeFormProps) {
  const t = useText('shell')
  const { pathname, search } = useLocation()
  return (
    <form method="post" action="/theme" className={className} onSubmit={(event) => changeInPlace(event, theme, t('notKept'))}>
      <input type="hidden" name="theme" value={theme} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button type="submit" title={label} className={hasVisibleLabel ? 'flex min-h-12 items-center gap-3 px-1' : 'icon-button'}>
        <Icon name={theme === 'dark' ? 'moon' : 'sun'} />
        <span className={hasVisibleLabel ? undefined : 'sr-only'}>{label}</span>
      </button>
    </form>
  )
}

/** The choice shows at once and is kept without a new page. */
function changeInPlace(event: FormEvent<HTMLFormElement>, theme: Theme, failed: string): void {
  event.preventDefault()
  document.documentElement.dataset.theme = theme
  void postInPlace(event.currentTarget, { theme }, failed)
}
