import { lazy, Suspense } from 'react'
import type { MenuGroup } from '../../components/use-shell.ts'

/** Only the platform's people have them, and download them. The server has them at once. */
const WideGroups = import.meta.env.SSR
  ? (await import('./menu-group-lists.tsx')).WideGroups
  : lazy(async () => ({ default: (await import('./menu-group-lists.tsx')).WideGroups }))
const NarrowGroups = import.meta.env.SSR
  ? (await import('./menu-group-lists.tsx')).NarrowGroups
  : lazy(async () => ({ default: (await import('./menu-group-lists.tsx')).NarrowGroups }))

interface MenuGroupsProps {
  readonly groups: readonly MenuGroup[]
  readonly isNarrow?: boolean
}

export function MenuGroups({ groups, isNarrow = false }: MenuGroupsProps) {
  if (groups.length === 0) return null
  return <Suspense>{isNarrow ? <NarrowGroups groups={groups} /> : <WideGroups groups={groups} />}</Suspense>
}
