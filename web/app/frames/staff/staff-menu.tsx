import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { StaffOrganisation } from '#server/staff/staff-organisation.ts'
import { Icon } from '../../components/icon.tsx'
import { organisationAddress, workAddress } from '../../components/staff/organisation-address.ts'
import type { ShellSession } from '../../components/use-shell.ts'
import { useText } from '../../wording/use-text.ts'
import { MenuGroups } from '../site/menu-groups.tsx'
import { defaultPages } from '../site/navigation.ts'
import { SignOutButton } from '../site/sign-out-button.tsx'
import { closeOnEscape } from '../site/slide-in-menu.tsx'
import { ThemeToggle } from '../site/theme-toggle.tsx'
import { campsitePages, ownPages, workPages } from './work-pages.ts'

interface StaffMenuProps {
  readonly session: ShellSession
  readonly chosen: StaffOrganisation | undefined
}

/** Everything that the bar has room for on no screen: of the campsite, of the platform, of oneself. */
export function StaffMenu({ session, chosen }: StaffMenuProps) {
  const t = useText('shell')
  const { pathname, search } = useLocation()
  const isPlatform = session.role === 'SUPERADMIN'
  return (
    <details key={pathname} className="menu staff-menu" onKeyDown={closeOnEscape}>
      <summary className="icon-button staff-menu-opener">
        <span className="menu-veil" />
        <Icon name="menu" className="menu-closed size-5" />
        <Icon name="x" className="menu-opened size-5" />
        <span className="sr-only">{t('menu')}</span>
      </summary>
      <nav aria-label={t('mainMenu')} className="menu-slide border-l border-line bg-surface p-5 shadow-floating">
        <p className="min-h-12 pr-12 text-sm text-ink-soft">{session.name}</p>
        {chosen ? <CampsitePages chosen={chosen} /> : !isPlatform && <OwnCampsite />}
        <MenuGroups groups={session.groups} isNarrow />
        {!isPlatform && <Pages items={defaultPages.map(({ to, label }) => ({ to, label: t(label) }))} />}
        <Pages items={[{ to: ownPages.profile, label: t('yourProfile') }]} />
        <div className="my-3">
          <ThemeToggle here={pathname + search} hasVisibleLabel />
        </div>
        <SignOutButton csrfToken={session.csrfToken} />
      </nav>
    </details>
  )
}

function CampsitePages({ chosen: { organisation, hasOthers } }: { readonly chosen: StaffOrganisation }) {
  const t = useText('staffFrame')
  const { slug } = organisation
  return (
    <Pages
      items={[
        ...workPages.map(({ page, label }) => ({ to: workAddress(slug, page), label: t(label) })),
        ...campsitePages.map(({ page, label }) => ({ to: organisationAddress(slug, page), label: t(label) })),
        { to: `/${slug}`, label: t('viewPublicPage') },
        ...(hasOthers ? [{ to: ownPages.choose, label: t('changeOrganisation') }] : []),
      ]}
    />
  )
}

/** Where the address says no campsite: the way to one's own. */
function OwnCampsite() {
  const t = useText('staffFrame')
  return <Pages items={[{ to: ownPages.organisation, label: t('organisation') }]} />
}

function Pages({ items }: { readonly items: readonly { readonly to: string; readonly label: ReactNode }[] }) {
  return (
    <ul className="border-b border-line py-1">
      {items.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className="flex min-h-11 items-center px-1 hover:underline">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
