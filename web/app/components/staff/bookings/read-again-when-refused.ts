import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * A refusal often means that somebody was quicker: the page is read again, so that it shows what stands now.
 */
export function readAgainWhenRefused({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}
