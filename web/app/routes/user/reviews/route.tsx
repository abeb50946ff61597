import { data } from 'react-router'
import { PageHeading } from '#app/components/page-heading.tsx'
import { PageTitle } from '#app/components/page-title.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { myReviewsOnWire } from '#server/wire/review-on-wire.ts'
import type { Route } from './+types/route.ts'
import { ReceivedReviews } from './received-reviews.tsx'
import { StaysToReview } from './stays-to-review.tsx'
import { WrittenReviews } from './written-reviews.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const mine = await context.get(useCases).listMyReviews.execute({ actor: context.get(requestFacts).actor })
  if (!mine.ok) throw data({ code: mine.refusal.code }, { status: 403 })
  return myReviewsOnWire(mine.value)
}

/** What a guest wrote of campsites, and what campsites wrote of the guest. */
export default function MyReviewsPage({ loaderData }: Route.ComponentProps) {
  const t = useText('reviews')
  return (
    <div className="page grid gap-10 pt-6 pb-16">
      <PageTitle title={t('myReviews')} />
      <PageHeading lead={t('myReviewsLead')}>{t('myReviews')}</PageHeading>
      <StaysToReview stays={loaderData.toWrite} />
      <WrittenReviews written={loaderData.written} />
      <ReceivedReviews received={loaderData.received} average={loaderData.average} />
    </div>
  )
}
