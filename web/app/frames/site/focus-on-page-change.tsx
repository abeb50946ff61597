import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a change of page the focus goes to the place that its address names, else to its heading, which
 * screen readers then say. The first page keeps the browser's. Before the page is seen: who is in a field of
 * it by then stays there.
 */
export function FocusOnPageChange() {
  const { pathname, hash } = useLocation()
  const previous = useRef(pathname)
  useLayoutEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const place = hash ? document.getElementById(hash.slice(1)) : null
    focus(place ?? document.querySelector('main h1'))
  }, [pathname, hash])
  return null
}

function focus(place: HTMLElement | null): void {
  if (!place) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
