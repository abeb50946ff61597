import { Link, useLocation } from 'react-router'
import { Icon } from '../../components/icon.tsx'
import type { MenuGroup } from '../../components/use-shell.ts'

interface GroupsProps {
  readonly groups: readonly MenuGroup[]
}

/** The expandable menus of wide screens; of several, one is open at a time. */
export function WideGroups({ groups }: GroupsProps) {
  const { pathname } = useLocation()
  return groups.map(({ name, pages }) => (
    <details key={name + pathname} name="menu-group" className="menu relative">
      <summary className="inline-flex min-h-11 items-center gap-1 rounded-control px-2.5 text-ink-soft hover:text-ink">
        {name}
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <ul className="menu-drop rounded-card border border-line bg-surface p-2 shadow-floating">
        {pages.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-11 items-center whitespace-nowrap rounded-control px-3 hover:bg-sunken">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  ))
}

/** The same within the menu of narrow screens. */
export function NarrowGroups({ groups }: GroupsProps) {
  return groups.map(({ name, pages }) => (
    <details key={name} className="menu border-b border-line">
      <summary className="flex min-h-12 items-center justify-between px-1 font-bold">
        {name}
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <ul className="pb-2 pl-3">
        {pages.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-11 items-center px-1">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  ))
}
