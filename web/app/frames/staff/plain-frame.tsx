import { Outlet } from 'react-router'
import { onlyOrganisation } from '#server/staff/staff-organisation.ts'
import styles from '../../styles/staff.css?url'
import type { FrameHandle } from '../site/frame-handle.ts'
import type { Route } from './+types/plain-frame.ts'
import { StaffBar } from './staff-bar.tsx'
import { StaffErrorPage } from './staff-error-page.tsx'

export const handle: FrameHandle = { Bar: StaffBar }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function loader({ context }: Route.LoaderArgs) {
  return onlyOrganisation(context)
}

/** Around pages of staff that are of no organisation yet: choosing one, and what is not there. */
export default function PlainFrame() {
  return <Outlet />
}

export const ErrorBoundary = StaffErrorPage
