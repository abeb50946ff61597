import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import type { StaffOrganisation } from '#server/staff/staff-organisation.ts'
import { organisationAddress, workAddress } from '../../components/staff/organisation-address.ts'
import { OrganisationBadge } from '../../components/staff/organisation-badge.tsx'
import { useChosenOrganisation } from '../../components/staff/use-staff-organisation.ts'
import type { ShellData, ShellSession } from '../../components/use-shell.ts'
import { useText } from '../../wording/use-text.ts'
import { Logo } from '../site/logo.tsx'
import { MenuGroups } from '../site/menu-groups.tsx'
import { FindBooking } from './find-booking/find-booking.tsx'
import { StaffMenu } from './staff-menu.tsx'
import { workPages } from './work-pages.ts'

export interface StaffBarProps {
  readonly shell: ShellData
  readonly session: ShellSession
}

/** In place of the public header on every page of staff: one line, the same on all of them. */
export function StaffBar({ shell, session }: StaffBarProps) {
  const t = useText('staffFrame')
  const chosen = useChosenOrganisation()
  const slug = chosen?.organisation.slug ?? null
  const isPlatform = session.role === 'SUPERADMIN'
  return (
    <header className="staff-bar no-print">
      <div className="page staff-bar-inside">
        <Link to="/" className={`staff-bar-logo ${chosen ? 'staff-bar-mark' : ''}`}>
          <Logo siteName={shell.siteName} />
        </Link>
        {chosen && (
          <p className="staff-bar-name">
            <span className="truncate">{chosen.organisation.name}</span>
            {chosen.organisation.status !== 'active' && <OrganisationBadge status={chosen.organisation.status} />}
          </p>
        )}
        {chosen && <WorkLinks chosen={chosen} />}
        {slug === null && isPlatform && (
          <nav aria-label={t('platform')} className="staff-bar-groups">
            <MenuGroups groups={session.groups} />
          </nav>
        )}
        <span className="staff-bar-rest" />
        {(slug !== null || isPlatform) && <FindBooking key={slug} slug={slug} />}
        <StaffMenu session={session} chosen={chosen} />
      </div>
    </header>
  )
}

function WorkLinks({ chosen: { organisation, guestsWaiting } }: { readonly chosen: StaffOrganisation }) {
  const t = useText('staffFrame')
  const { slug } = organisation
  const { pathname } = useLocation()
  const links = useShownCurrent(pathname)
  const isSettings = pathname.startsWith('/org/org-')
  return (
    <nav ref={links} aria-label={t('work')} className="work-links">
      {workPages.map(({ page, label }) => (
        <NavLink key={page} to={workAddress(slug, page)} className="work-link">
          {t(label)}
          {page === 'messages' && guestsWaiting > 0 && (
            <span className="work-link-count">
              {guestsWaiting} <span className="sr-only">{t('messagesWaiting')}</span>
            </span>
          )}
        </NavLink>
      ))}
      <Link
        to={organisationAddress(slug, 'org-organisation')}
        className="work-link"
        aria-current={isSettings ? (pathname === '/org/org-organisation' ? 'page' : 'true') : undefined}
      >
        {t('organisation')}
      </Link>
    </nav>
  )
}

/**
 * Under a long name, or large letters, the links scroll sideways: the one of this page is brought into
 * sight.
 */
function useShownCurrent(pathname: string) {
  const links = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current link
  useEffect(() => {
    const row = links.current
    const current = row?.querySelector('[aria-current]')
    if (row && current) row.scrollLeft += current.getBoundingClientRect().right - row.getBoundingClientRect().right
  }, [pathname])
  return links
}
