import { Outlet } from 'react-router'
import { organisationOfQuery, staffOnWire } from '#server/staff/staff-organisation.ts'
import styles from '../../styles/staff.css?url'
import type { FrameHandle } from '../site/frame-handle.ts'
import type { Route } from './+types/settings-frame.ts'
import { SettingsNavigation } from './settings-navigation.tsx'
import { StaffBar } from './staff-bar.tsx'
import { StaffErrorPage } from './staff-error-page.tsx'

export const handle: FrameHandle = { Bar: StaffBar }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ context, request }: Route.LoaderArgs) {
  return staffOnWire(await organisationOfQuery({ context, request }))
}

/** Around every page of an organisation's settings. */
export default function SettingsFrame({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page staff-frame">
      <SettingsNavigation slug={loaderData.organisation.slug} mayManage={loaderData.rights.mayManageSettings} />
      <Outlet />
    </div>
  )
}

export const ErrorBoundary = StaffErrorPage
