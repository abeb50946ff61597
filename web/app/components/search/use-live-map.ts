import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTouchedMap } from '../map/use-touched-map.ts'

const fetchMap = async () => (await import('../map/results-slippy-map.tsx')).ResultsSlippyMap

/**
 * On a phone the map is touched by opening it over the list. React may put the section in anew on its way,
 * and what is new is no `:target`: so it is said here too.
 */
export function useLiveMap() {
  const { Live, begin } = useTouchedMap('results', fetchMap)
  const [isOpened, setOpened] = useState(false)
  const routed = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a routed change of the address sends no event.
  useEffect(() => {
    const judge = () => setOpened(location.hash === '#map')
    judge()
    addEventListener('hashchange', judge)
    return () => removeEventListener('hashchange', judge)
  }, [routed])
  useEffect(() => {
    if (isOpened) begin()
  }, [isOpened, begin])
  return { Live, begin, isOpened }
}
