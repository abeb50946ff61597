import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../components/icon.tsx'
import type { ShellData } from '../../components/use-shell.ts'
import { useText } from '../../wording/use-text.ts'
import { MenuGroups } from './menu-groups.tsx'
import type { HeaderPage, MenuItem } from './navigation.ts'
import { ThemeToggle } from './theme-toggle.tsx'

interface SlideInMenuProps extends HeaderPage {
  readonly items: readonly MenuItem[]
  readonly session: ShellData['session']
}

/** The menu of narrow screens. A <details>: opens and closes without scripts; Escape closes it with them. */
export function SlideInMenu({ items, session, current, pathname, search }: SlideInMenuProps) {
  const t = useText('shell')
  return (
    <details key={pathname} className={session ? 'menu lg:hidden' : 'menu md:hidden'} onKeyDown={closeOnEscape}>
      <summary className="icon-button">
        <span className="menu-veil" />
        <Icon name="menu" className="menu-closed size-5" />
        <Icon name="x" className="menu-opened size-5" />
        <span className="sr-only">{t('menu')}</span>
      </summary>
      <nav aria-label={t('mainMenu')} className="menu-slide border-l border-line bg-surface p-5 shadow-floating">
        <ul className="mt-12">
          {items.map(({ to, label }) => (
            <li key={to} className="border-b border-line">
              <Link
                to={to}
                aria-current={to === current ? 'page' : undefined}
                className="flex min-h-12 items-center px-1 aria-[current=page]:font-bold"
              >
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
        <MenuGroups groups={session?.groups ?? []} isNarrow />
        <div className="mt-4">
          <ThemeToggle here={pathname + search} hasVisibleLabel />
        </div>
      </nav>
    </details>
  )
}

export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape') return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}
