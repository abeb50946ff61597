import type { FormEvent } from 'react'
import type { Theme } from '../../appearance/theme.ts'
import { Icon } from '../../components/icon.tsx'
import { useText } from '../../wording/use-text.ts'

interface ThemeToggleProps {
  /** The page that it stands on. */
  readonly here: string
  readonly hasVisibleLabel?: boolean
}

/** Two forms, of which style sheets show the one that changes something. Works without scripts. */
export function ThemeToggle(props: ThemeToggleProps) {
  const t = useText('shell')
  return (
    <>
      <ThemeForm theme="dark" label={t('toDark')} className="in-light" {...props} />
      <ThemeForm theme="light" label={t('toLight')} className="in-dark" {...props} />
    </>
  )
}

interface ThemeFormProps extends ThemeToggleProps {
  readonly theme: Theme
  readonly label: string
  readonly className: string
}

function ThemeForm({ theme, label, className, here, hasVisibleLabel }: ThemeFormProps) {
  const t = useText('shell')
  return (
    <form method="post" action="/theme" className={className} onSubmit={(event) => changeInPlace(event, theme, t('notKept'))}>
      <input type="hidden" name="theme" value={theme} />
      <input type="hidden" name="returnTo" value={here} />
      <button type="submit" title={label} className={hasVisibleLabel ? 'flex min-h-12 items-center gap-3 px-1' : 'icon-button'}>
        <Icon name={theme === 'dark' ? 'moon' : 'sun'} />
        <span className={hasVisibleLabel ? undefined : 'sr-only'}>{label}</span>
      </button>
    </form>
  )
}

/**
 * The choice shows at once and is kept without a new page. What keeps it comes with the first press; where
 * not even that can be had, the form goes its plain way.
 */
function changeInPlace(event: FormEvent<HTMLFormElement>, theme: Theme, failed: string): void {
  event.preventDefault()
  const form = event.currentTarget
  document.documentElement.dataset.theme = theme
  import('./post-in-place.ts').then(
    ({ postInPlace }) => postInPlace(form, { theme }, failed),
    () => form.submit(),
  )
}
