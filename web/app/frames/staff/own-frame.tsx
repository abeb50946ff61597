import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { onlyOrganisation } from '#server/staff/staff-organisation.ts'
import styles from '../../styles/staff.css?url'
import type { FrameHandle } from '../site/frame-handle.ts'
import type { Route } from './+types/own-frame.ts'
import type { StaffBarProps } from './staff-bar.tsx'

/** Guests have these pages too, and download nothing of the bar. The server has it at once. */
const StaffBar = import.meta.env.SSR
  ? (await import('./staff-bar.tsx')).StaffBar
  : lazy(async () => ({ default: (await import('./staff-bar.tsx')).StaffBar }))

export const handle: FrameHandle = { Bar: OwnBar }

export function loader({ context }: Route.LoaderArgs) {
  return onlyOrganisation(context)
}

/** Around what everybody has for themselves: staff keep their bar there. */
export default function OwnFrame() {
  return <Outlet />
}

function OwnBar(props: StaffBarProps) {
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <Suspense>
        <StaffBar {...props} />
      </Suspense>
    </>
  )
}
