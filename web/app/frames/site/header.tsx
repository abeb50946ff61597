import { Link, useLocation } from 'react-router'
import { ButtonLink } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { KeptPart } from '../../components/kept.tsx'
import type { ShellData } from '../../components/use-shell.ts'
import { useText } from '../../wording/use-text.ts'
import { Logo } from './logo.tsx'
import { MenuGroups } from './menu-groups.tsx'
import { type HeaderPage, logInAddress, type MenuItem, menuItems, signedOutActions } from './navigation.ts'
import { SignOutButton } from './sign-out-button.tsx'
import { SlideInMenu } from './slide-in-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** Of a visitor it is the same on every page, but for the page itself. */
export function Header({ shell: { siteName, session } }: { readonly shell: ShellData }) {
  const { pathname, search } = useLocation()
  const current = menuItems(session?.role ?? null).find(({ to }) => to === pathname)?.to
  return (
    <header className="border-b border-line bg-surface">
      <KeptPart
        as="div"
        className={`page flex min-h-16 items-center gap-2 py-2 ${session ? 'lg:gap-5' : 'md:gap-3 lg:gap-6'}`}
        part={HeaderInside}
        shows={{ siteName, current }}
        texts={{ pathname, search, logIn: logInAddress(pathname, search) }}
        acts={{ signedIn: () => session }}
        isKept={!session}
      />
    </header>
  )
}

interface HeaderInsideProps extends HeaderPage {
  readonly siteName: string
  readonly logIn: string
  readonly signedIn: () => ShellData['session']
}

function HeaderInside({ siteName, logIn, signedIn, ...page }: HeaderInsideProps) {
  const session = signedIn()
  const items = menuItems(session?.role ?? null)
  // Staff have more pages than fit beside the buttons of a middling screen.
  const onWide = session ? 'hidden lg:block' : 'hidden md:block'
  return (
    <>
      <Link to="/" className={`mr-auto min-w-0 rounded-control py-2 ${session ? 'lg:mr-0' : 'md:mr-0'}`}>
        <Logo siteName={siteName} />
      </Link>
      <WideMenu items={items} current={page.current} session={session} className={onWide} />
      <div className={onWide}>
        <ThemeToggle here={page.pathname + page.search} />
      </div>
      {session ? <SignOutButton csrfToken={session.csrfToken} /> : <SignedOutActions logIn={logIn} pathname={page.pathname} />}
      <SlideInMenu items={items} session={session} {...page} />
    </>
  )
}

interface WideMenuProps extends Pick<HeaderPage, 'current'> {
  readonly items: readonly MenuItem[]
  readonly session: ShellData['session']
  readonly className: string
}

function WideMenu({ items, current, session, className }: WideMenuProps) {
  const t = useText('shell')
  return (
    <nav aria-label={t('mainMenu')} className={`mr-auto ${className}`}>
      <div className="flex gap-1">
        {items.length > 0 && (
          <ul className="flex gap-1">
            {items.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={to === current ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center whitespace-nowrap rounded-control px-2.5 text-ink-soft hover:text-ink aria-[current=page]:font-bold aria-[current=page]:text-ink"
                >
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <MenuGroups groups={session?.groups ?? []} />
      </div>
    </nav>
  )
}

function SignedOutActions({ logIn: to, pathname }: Pick<HeaderInsideProps, 'logIn' | 'pathname'>) {
  const t = useText('shell')
  const { signUp } = signedOutActions
  const logIn = { ...signedOutActions.logIn, to }
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
      <LogInMenu key={pathname} items={[logIn, signUp]} />
    </>
  )
}

/** The narrow screen's form of the two buttons. */
function LogInMenu({ items }: { readonly items: readonly MenuItem[] }) {
  const t = useText('shell')
  return (
    <details className="menu relative md:hidden">
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
