import { useLayoutEffect, useRef } from 'react'

/**
 * For what a form's answer puts at the top of the page: it takes the focus, and so comes into sight. Needs
 * `tabIndex={-1}`.
 */
export function useArrival<Target extends HTMLElement>(answer: unknown) {
  const target = useRef<Target>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer arrives once
  useLayoutEffect(() => target.current?.focus(), [answer])
  return target
}
