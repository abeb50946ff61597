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
    // What is pressed from now on is heard here: shown once more, the map stays drawn and moves nothing
    // below it.
    return () => {
      wasPressed(name)
    }
  }, [name, begin])
  return { Live, begin }
}
