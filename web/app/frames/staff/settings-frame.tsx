import { Link, Outlet } from 'react-router'
import { organisationOfQuery, staffOnWire } from '#server/staff/staff-organisation.ts'
import { workAddress } from '../../components/staff/organisation-address.ts'
import { OrganisationBadge } from '../../components/staff/organisation-badge.tsx'
import styles from '../../styles/staff.css?url'
import { useText } from '../../wording/use-text.ts'
import type { Route } from './+types/settings-frame.ts'
import { FindBooking } from './find-booking/find-booking.tsx'
import { SettingsNavigation } from './settings-navigation.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ context, request }: Route.LoaderArgs) {
  return staffOnWire(await organisationOfQuery({ context, request }))
}

/** Around every page of an organisation's settings. */
export default function SettingsFrame({ loaderData }: Route.ComponentProps) {
  const t = useText('staffFrame')
  const { organisation, hasOthers } = loaderData
  const { slug, name, status } = organisation
  return (
    <div className="page staff-frame">
      <div className="staff-head no-print">
        <p className="font-serif text-lg font-bold">{name}</p>
        <OrganisationBadge status={status} />
        <nav aria-label={t('work')} className="staff-links">
          <Link to={workAddress(slug, 'today')} className="link">
            {t('today')}
          </Link>
          <Link to={workAddress(slug, 'bookings')} className="link">
            {t('bookings')}
          </Link>
          <Link to={workAddress(slug, 'calendar')} className="link">
            {t('calendar')}
          </Link>
          <Link to={workAddress(slug, 'offline-bookings')} className="link">
            {t('offlineBookings')}
          </Link>
          <Link to={`/${slug}`} className="link">
            {t('viewPublicPage')}
          </Link>
          {hasOthers && (
            <Link to="/org/org-choose" className="link">
              {t('changeOrganisation')}
            </Link>
          )}
        </nav>
        <FindBooking slug={slug} />
      </div>
      <SettingsNavigation slug={slug} />
      <Outlet />
    </div>
  )
}
