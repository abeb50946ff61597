import { Link, NavLink, useLocation } from 'react-router'
import type { StaffOrganisation } from '../../../server/staff/staff-organisation.ts'
import { showsHeaderFooter } from '../../shell/header-footer.ts'
import { Logo } from '../../shell/logo.tsx'
import { useShell } from '../../shell/shell-data.ts'
import { ThemeToggle } from '../../shell/theme-toggle.tsx'
import { useText } from '../../wording/use-text.ts'
import { organisationAddress, workAddress } from './organisation-address.ts'

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
  const host = useShell()?.host ?? ''
  const { slug, name } = organisation
  return (
    <div className="work-bar no-print">
      <div className="page work-bar-inside">
        {isAlone && (
          <Link to="/" className="min-w-0 rounded-control py-2">
            <Logo host={host} />
          </Link>
        )}
        <p className="min-w-0 truncate font-bold">{name}</p>
        {hasOthers && (
          <Link to="/org/org-choose" className="link text-sm">
            {t('changeOrganisation')}
          </Link>
        )}
        <nav aria-label={t('work')} className="work-links">
          <Link to={organisationAddress(slug, 'org-organisation')} className="work-link">
            {t('organisation')}
          </Link>
          {workPages.map(({ page, label }) => (
            <NavLink key={page} to={workAddress(slug, page)} className="work-link">
              {t(label)}
            </NavLink>
          ))}
        </nav>
        {isAlone && (
          <div className="ml-auto">
            <ThemeToggle />
          </div>
        )}
      </div>
    </div>
  )
}
