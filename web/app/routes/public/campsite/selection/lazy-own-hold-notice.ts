import { lazy } from 'react'

const fetchNotice = () => import('./own-hold-notice.tsx')

/** Who holds nothing does not download it. The server has it at once. */
export const OwnHoldNotice = import.meta.env.SSR
  ? (await fetchNotice()).OwnHoldNotice
  : lazy(async () => ({ default: (await fetchNotice()).OwnHoldNotice }))
