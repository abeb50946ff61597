import { ContentPage } from '#app/components/content/page/content-page.tsx'
import { DemoOperatorNotice, OperatorFacts } from '#app/components/content/page/operator-facts.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(requestFacts).site.operator
}

export default function About({ loaderData: operator }: Route.ComponentProps) {
  const t = useText('about')
  return (
    <ContentPage
      path="/about"
      title={t('pageTitle')}
      description={t('description')}
      heading={t('heading')}
      lead={t('lead')}
      notice={<DemoOperatorNotice operator={operator} />}
      sections={[
        { id: 'what', title: t('whatTitle'), text: t('what') },
        { id: 'prices', title: t('pricesTitle'), text: t('prices') },
        { id: 'promises', title: t('promisesTitle'), text: t('promises') },
        { id: 'earn', title: t('earnTitle'), text: t('earn') },
        { id: 'who', title: t('whoTitle'), more: <OperatorFacts operator={operator} /> },
        { id: 'talk', title: t('contactTitle'), text: t('contactText') },
      ]}
    />
  )
}
