import { Link, NavLink, useLocation } from 'react-router'
import { ButtonLink } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { useText } from '../wording/use-text.ts'
import { Logo } from './logo.tsx'
import { defaultPages, type MenuItem, signedOutActions } from './navigation.ts'
import type { ShellData } from './shell-data.ts'
import { SlideInMenu } from './slide-in-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

export function Header({ shell }: { readonly shell: ShellData }) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="page flex min-h-16 items-center gap-2 py-2 md:gap-6">
        <Link to="/" className="mr-auto min-w-0 rounded-control py-2 md:mr-0">
          <Logo host={shell.host} />
        </Link>
        <WideMenu items={defaultPages} />
        <div className="hidden md:block">
          <ThemeToggle />
        </div>
        <SignedOutActions />
        <SlideInMenu items={defaultPages} />
      </div>
    </header>
  )
}

function WideMenu({ items }: { readonly items: readonly MenuItem[] }) {
  const t = useText('shell')
  return (
    <nav aria-label={t('mainMenu')} className="mr-auto hidden md:block">
      <ul className="flex gap-1">
        {items.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="inline-flex min-h-11 items-center rounded-control px-2.5 text-ink-soft hover:text-ink aria-[current=page]:font-bold aria-[current=page]:text-ink"
            >
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SignedOutActions() {
  const t = useText('shell')
  const { logIn, signUp } = signedOutActions
  return (
    <>
      <div className="hidden gap-3 md:flex">
        <ButtonLink to={logIn.to} intent="secondary" size="small">
          {t(logIn.label)}
        </ButtonLink>
        <ButtonLink to={signUp.to} size="small">
          {t(signUp.label)}
        </ButtonLink>
      </div>
      <LogInMenu items={[logIn, signUp]} />
    </>
  )
}

/** The narrow screen's form of the two buttons. */
function LogInMenu({ items }: { readonly items: readonly MenuItem[] }) {
  const t = useText('shell')
  const { pathname } = useLocation()
  return (
    <details key={pathname} className="menu relative md:hidden">
      <summary className="inline-flex min-h-11 items-center gap-1 whitespace-nowrap rounded-pill border border-edge px-3.5 text-sm font-bold">
        {t('logIn')}
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <ul className="menu-drop rounded-card border border-line bg-surface p-2 shadow-floating">
        {items.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-11 items-center rounded-control px-3 hover:bg-sunken">
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
