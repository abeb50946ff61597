import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { wasPressed } from './early-press.ts'

/**
 * The map that moves is downloaded when somebody first touches the drawn one, which is named `data-map`.
 * Without an answer the drawn one stays.
 */
export function useTouchedMap<Props>(name: string, fetchMap: () => Promise<ComponentType<Props>>) {
  const [Live, setLive] = useState<ComponentType<Props> | null>(null)
  const begin = useCallback(() => {
    fetchMap().then(
      (found) => setLive(() => found),
      () => {},
    )
  }, [fetchMap])
  useEffect(() => {
    if (wasPressed(name)) begin()
  }, [name, begin])
  return { Live, begin }
}
