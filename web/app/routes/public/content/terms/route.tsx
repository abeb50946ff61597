import { ContentPage } from '#app/components/content/page/content-page.tsx'
import { DemoOperatorNotice, OperatorFacts } from '#app/components/content/page/operator-facts.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(requestFacts).site.operator
}

export default function Terms({ loaderData: operator }: Route.ComponentProps) {
  const t = useText('terms')
  const { name } = operator
  return (
    <ContentPage
      path="/terms"
      title={t('pageTitle')}
      description={t('description')}
      heading={t('heading')}
      lead={t('lead')}
      notice={<DemoOperatorNotice operator={operator} />}
      sections={[
        { id: 'short', title: t('shortTitle'), text: t('short') },
        { id: 'role', title: t('roleTitle'), text: t('role') },
        { id: 'booking', title: t('bookingTitle'), text: t('booking') },
        { id: 'age', title: t('ageTitle'), text: t('age') },
        { id: 'price', title: t('priceTitle'), text: t('price') },
        { id: 'payment', title: t('paymentTitle'), text: t('payment') },
        { id: 'cancelling', title: t('cancellingTitle'), text: t('cancelling') },
        { id: 'cooling-off', title: t('coolingTitle'), text: t('cooling') },
        { id: 'campsite-cancels', title: t('campsiteCancelsTitle'), text: t('campsiteCancels') },
        { id: 'during', title: t('duringTitle'), text: t('during') },
        { id: 'liability', title: t('liabilityTitle'), text: t('liability') },
        { id: 'disputes', title: t('disputesTitle'), text: t('disputes') },
        { id: 'data', title: t('dataTitle'), text: t('data') },
        { id: 'changes', title: t('changesTitle'), text: t('changes') },
        { id: 'who', title: t('whoTitle'), text: t('who', { name }), more: <OperatorFacts operator={operator} /> },
      ]}
    />
  )
}
