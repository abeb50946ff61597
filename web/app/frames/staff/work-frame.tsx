import { Outlet } from 'react-router'
import { organisationOfPath, staffOnWire } from '#server/staff/staff-organisation.ts'
import styles from '../../styles/staff.css?url'
import type { FrameHandle } from '../site/frame-handle.ts'
import type { Route } from './+types/work-frame.ts'
import { StaffBar } from './staff-bar.tsx'
import { StaffErrorPage } from './staff-error-page.tsx'

export const handle: FrameHandle = { Bar: StaffBar }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ context, params }: Route.LoaderArgs) {
  return staffOnWire(await organisationOfPath({ context, params: { orgSlug: params.orgSlug ?? '' } }))
}

/** Around every page of an organisation's work: bookings, calendar, offline bookings, today. */
export default function WorkFrame() {
  return <Outlet />
}

export const ErrorBoundary = StaffErrorPage
