import { useLocation } from 'react-router'
import { usePageOnItsWay } from '../../queries/use-page-on-its-way.ts'
import { stayParameterNames } from '../../search-parameters/stay-parameters.ts'

interface PendingSearch {
  /** Of the page that is being loaded when it is this one, else of this page. */
  readonly search: URLSearchParams
  /** Other dates or another party were asked for and are not answered yet. */
  readonly isChecking: boolean
  readonly isPending: boolean
}

/** What the guest has asked of this page, answered or not: choices show at once. */
export function usePendingSearch(): PendingSearch {
  const location = useLocation()
  const next = usePageOnItsWay().location
  const isPending = next !== undefined && next.pathname === location.pathname
  const now = new URLSearchParams(location.search)
  const search = isPending ? new URLSearchParams(next.search) : now
  return { search, isPending, isChecking: isPending && !sameStay(now, search) }
}

function sameStay(one: URLSearchParams, other: URLSearchParams): boolean {
  return stayParameterNames.every((name) => one.getAll(name).join() === other.getAll(name).join())
}
