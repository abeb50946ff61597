import { useEffect, useState } from 'react'

/** Below it the agenda stands for the chart, on paper never; the same width as in `calendar.css`. */
const narrow = 'screen and (max-width: 767.98px)'

/**
 * Whether the window is as narrow as a phone's; what the server took the browser for until the browser has
 * said.
 */
export function useIsNarrow(isPhone: boolean): boolean {
  const [isNarrow, setIsNarrow] = useState(isPhone)
  useEffect(() => {
    const query = window.matchMedia(narrow)
    const look = () => setIsNarrow(query.matches)
    look()
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [])
  return isNarrow
}

/** As a browser introduces itself: every phone's says `Mobi`. */
export function isPhone(headers: Headers): boolean {
  return headers.get('sec-ch-ua-mobile') === '?1' || /Mobi/.test(headers.get('user-agent') ?? '')
}
