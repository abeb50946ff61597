import { Outlet } from 'react-router'
import styles from '../../styles/staff.css?url'
import type { FrameHandle } from '../site/frame-handle.ts'
import type { Route } from './+types/admin-frame.ts'
import { StaffBar } from './staff-bar.tsx'
import { StaffErrorPage } from './staff-error-page.tsx'

export const handle: FrameHandle = { Bar: StaffBar }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** Around every page of the platform's people; the area's own guard lets nobody else in. */
export default function AdminFrame() {
  return (
    <div className="page pt-6 pb-16">
      <Outlet />
    </div>
  )
}

export const ErrorBoundary = StaffErrorPage
