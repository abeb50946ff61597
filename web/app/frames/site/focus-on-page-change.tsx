import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a change of page the focus goes to its heading, which screen readers then say. The first page keeps
 * the browser's. Before the page is seen: who is in a field of it by then stays there.
 */
export function FocusOnPageChange() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useLayoutEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    focusHeading()
  }, [pathname])
  return null
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
