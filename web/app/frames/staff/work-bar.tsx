import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import type { StaffOrganisation } from '#server/staff/staff-organisation.ts'
import { showsHeaderFooter } from '../../appearance/header-footer.ts'
import { organisationAddress, workAddress } from '../../components/staff/organisation-address.ts'
import { useShell } from '../../components/use-shell.ts'
import { useText } from '../../wording/use-text.ts'
import { Logo } from '../site/logo.tsx'
import { ThemeToggle } from '../site/theme-toggle.tsx'
import { FindBooking } from './find-booking/find-booking.tsx'

const workPages = [
  { page: 'today', label: 'today' },
  { page: 'bookings', label: 'bookings' },
  { page: 'calendar', label: 'calendar' },
  { page: 'offline-bookings', label: 'offlineBookings' },
] as const

/** What stays of the header on the pages of an organisation's work; under the header where that one shows. */
export function WorkBar({ organisation, hasOthers }: StaffOrganisation) {
  const t = useText('staffFrame')
  const { pathname, search } = useLocation()
  const isAlone = !showsHeaderFooter(pathname, new URLSearchParams(search))
  const siteName = useShell()?.siteName ?? ''
  const { slug, name } = organisation
  const links = useShownCurrent(pathname)
  return (
    <div className="work-bar no-print">
      <div className="page work-bar-inside">
        {isAlone && (
          <Link to="/" className="min-w-0 rounded-control py-2">
            <Logo siteName={siteName} />
          </Link>
        )}
        <p className="min-w-0 truncate font-bold">{name}</p>
        {hasOthers && (
          <Link to="/org/org-choose" className="link text-sm">
            {t('changeOrganisation')}
          </Link>
        )}
        <nav ref={links} aria-label={t('work')} className="work-links">
          <Link to={organisationAddress(slug, 'org-organisation')} className="work-link">
            {t('organisation')}
          </Link>
          {workPages.map(({ page, label }) => (
            <NavLink key={page} to={workAddress(slug, page)} className="work-link">
              {t(label)}
            </NavLink>
          ))}
        </nav>
        <FindBooking slug={slug} />
        {isAlone && (
          <div>
            <ThemeToggle />
          </div>
        )}
      </div>
    </div>
  )
}

/** On a phone the links scroll sideways: the one of this page is brought into sight. */
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
