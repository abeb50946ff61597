import { afterFirstUse, later } from '#app/components/after-first-use.tsx'

/** Links and forms that work as they come. The server has them at once. */
const CampsiteReviews = import.meta.env.SSR
  ? (await import('./campsite-reviews.tsx')).CampsiteReviews
  : afterFirstUse(async () => (await import('./campsite-reviews.tsx')).CampsiteReviews)

export const LaterReviews = later(CampsiteReviews)
