import { memo, Suspense } from 'react'
import { afterFirstUse } from '#app/components/after-first-use.ts'
import type { CampsiteReviewsProps } from './campsite-reviews.tsx'

/** Links and forms that work as they come. The server has them at once. */
const CampsiteReviews = import.meta.env.SSR
  ? (await import('./campsite-reviews.tsx')).CampsiteReviews
  : afterFirstUse(async () => (await import('./campsite-reviews.tsx')).CampsiteReviews)

export const LaterReviews = memo(function LaterReviews(props: CampsiteReviewsProps) {
  return (
    <Suspense>
      <CampsiteReviews {...props} />
    </Suspense>
  )
})
