import { ContentPage } from '#app/components/content/page/content-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { email, phone } = context.get(requestFacts).site.operator
  return { email, phone }
}

export default function Accessibility({ loaderData: { email, phone } }: Route.ComponentProps) {
  const t = useText('accessibility')
  return (
    <ContentPage
      path="/accessibility"
      title={t('pageTitle')}
      description={t('description')}
      heading={t('heading')}
      lead={t('lead')}
      sections={[
        { id: 'aim', title: t('aimTitle'), text: t('aim') },
        { id: 'here', title: t('doTitle'), text: t('do') },
        { id: 'tested', title: t('testedTitle'), text: t('tested') },
        { id: 'limits', title: t('limitsTitle'), text: t('limits') },
        { id: 'places', title: t('placeTitle'), text: t('place') },
        { id: 'tell-us', title: t('reportTitle'), text: t('report', { email, phone }) },
      ]}
    />
  )
}
