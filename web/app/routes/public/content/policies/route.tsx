import { platformDay } from '@camp/domain/shared/platform-zone.ts'
import { ContentPage } from '#app/components/content/page/content-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'
import { cancellationExample } from './cancellation-example.ts'
import { Cancelling } from './cancelling.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return cancellationExample(platformDay(context.get(requestFacts).now))
}

export default function Policies({ loaderData: example }: Route.ComponentProps) {
  const t = useText('policies')
  return (
    <ContentPage
      path="/policies"
      title={t('pageTitle')}
      description={t('description')}
      heading={t('heading')}
      lead={t('lead')}
      sections={[
        { id: 'cancelling', title: t('cancellingTitle'), text: t('cancelling'), more: <Cancelling example={example} /> },
        { id: 'paying', title: t('payingTitle'), text: t('paying') },
        { id: 'house-rules', title: t('houseTitle'), text: t('house') },
        { id: 'reviews', title: t('reviewsTitle'), text: t('reviews') },
        { id: 'complaints', title: t('complaintsTitle'), text: t('complaints') },
        { id: 'honesty', title: t('honestyTitle'), text: t('honesty') },
      ]}
    />
  )
}
