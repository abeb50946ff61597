import { Link, useLocation } from 'react-router'
import { Icon } from '../../components/icon.tsx'
import { HelpLinks } from '../../components/reservation/need-help.tsx'
import { useShell } from '../../components/use-shell.ts'
import { useText } from '../../wording/use-text.ts'
import { Logo } from '../site/logo.tsx'
import { ThemeToggle } from '../site/theme-toggle.tsx'

type SlimBarProps = Parameters<typeof HelpLinks>[0]

/** What stays of the header on pages with one thing to do: the way home, and help. */
export function SlimBar(help: SlimBarProps) {
  const t = useText('help')
  const siteName = useShell()?.siteName ?? ''
  const { pathname, search } = useLocation()
  return (
    <header className="no-print border-b border-line bg-surface">
      <div className="page flex min-h-16 flex-wrap items-center gap-1 sm:gap-2">
        {/* With large text the rest goes below. */}
        <div className="min-w-0 flex-1 basis-20">
          <Link to="/" discover="none" className="inline-block max-w-full rounded-control py-2">
            <Logo siteName={siteName} />
          </Link>
        </div>
        {/* Without scripts it would load the page anew, and with it take what was typed. */}
        <span className="with-scripts">
          <ThemeToggle here={pathname + search} />
        </span>
        <details className="menu relative -mr-2">
          <summary className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-pill px-2 text-link underline underline-offset-4">
            <Icon name="circle-question-mark" />
            {t('needHelp')}
          </summary>
          <div className="menu-drop w-72 rounded-card border border-line bg-surface px-4 pt-2 pb-3 shadow-floating">
            <p className="mt-2 font-bold">{help.organisation.name}</p>
            <HelpLinks {...help} />
          </div>
        </details>
      </div>
    </header>
  )
}
