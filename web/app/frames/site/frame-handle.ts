import type { ComponentType } from 'react'
import { useMatches } from 'react-router'
import type { StaffBarProps } from '../staff/staff-bar.tsx'

/**
 * What the frames of staff export as `handle`: the page has their bar in place of the public header, and its
 * script comes with them and with no page of guests.
 */
export interface FrameHandle {
  readonly Bar: ComponentType<StaffBarProps>
}

/** Of the page's frames, the one that brings a bar. */
export function useFrameBar(): FrameHandle['Bar'] | undefined {
  return useMatches()
    .map(({ handle }) => (handle as Partial<FrameHandle> | undefined)?.Bar)
    .find((bar) => bar !== undefined)
}
