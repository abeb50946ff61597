import { Link, NavLink, useLocation } from 'react-router'
import { ButtonLink } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import type { ShellData } from '../../components/use-shell.ts'
import { useText } from '../../wording/use-text.ts'
import { Logo } from './logo.tsx'
import { MenuGroups } from './menu-groups.tsx'
import { logInAddress, type MenuItem, menuItems, signedOutActions } from './navigation.ts'
import { SignOutButton } from './sign-out-button.tsx'
import { SlideInMenu } from './slide-in-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

export function Header({ shell }: { readonly shell: ShellData }) {
  const { session } = shell
  const items = menuItems(session?.role ?? null)
  // Staff have more pages than fit beside the buttons of a middling screen.
  const onWide = session ? 'hidden lg:block' : 'hidden md:block'
  return (
    <header className="border-b border-line bg-surface">
      <div className={`page flex min-h-16 items-center gap-2 py-2 ${session ? 'lg:gap-5' : 'md:gap-3 lg:gap-6'}`}>
        <Link to="/" className={`mr-auto min-w-0 rounded-control py-2 ${session ? 'lg:mr-0' : 'md:mr-0'}`}>
          <Logo siteName={shell.siteName} />
        </Link>
        <WideMenu items={items} shell={shell} className={onWide} />
        <div className={onWide}>
          <ThemeToggle />
        </div>
        {session ? <SignOutButton csrfToken={session.csrfToken} /> : <SignedOutActions />}
        <SlideInMenu items={items} shell={shell} />
      </div>
    </header>
  )
}

interface WideMenuProps {
  readonly items: readonly MenuItem[]
  readonly shell: ShellData
  readonly className: string
}

function WideMenu({ items, shell: { session }, className }: WideMenuProps) {
  const t = useText('shell')
  return (
    <nav aria-label={t('mainMenu')} className={`mr-auto ${className}`}>
      <div className="flex gap-1">
        {items.length > 0 && (
          <ul className="flex gap-1">
            {items.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end
                  className="inline-flex min-h-11 items-center whitespace-nowrap rounded-control px-2.5 text-ink-soft hover:text-ink aria-[current=page]:font-bold aria-[current=page]:text-ink"
                >
                  {t(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        )}
        <MenuGroups groups={session?.groups ?? []} />
      </div>
    </nav>
  )
}

function SignedOutActions() {
  const t = useText('shell')
  const { logIn: page, signUp } = signedOutActions
  const { pathname, search } = useLocation()
  const logIn = { ...page, to: logInAddress(pathname, search) }
  return (
    <>
      <div className="hidden shrink-0 gap-3 whitespace-nowrap md:flex">
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
