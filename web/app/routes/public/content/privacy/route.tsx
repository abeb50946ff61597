import { ContentPage } from '#app/components/content/page/content-page.tsx'
import { DemoOperatorNotice } from '#app/components/content/page/operator-facts.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'
import { Cookies } from './cookies.tsx'
import { KeptInformation } from './kept-information.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(requestFacts).site.operator
}

export default function Privacy({ loaderData: operator }: Route.ComponentProps) {
  const t = useText('privacy')
  const { name, email, phone, address, informationOfficer } = operator
  const officer = informationOfficer ?? t('headOfCompany', { name })
  return (
    <ContentPage
      path="/privacy"
      title={t('pageTitle')}
      description={t('description')}
      heading={t('heading')}
      lead={t('lead')}
      notice={<DemoOperatorNotice operator={operator} />}
      sections={[
        { id: 'short', title: t('shortTitle'), text: t('short') },
        { id: 'who', title: t('whoTitle'), text: t('who', { name, officer, email, phone, address }) },
        { id: 'kept', title: t('whatTitle'), text: t('whatLead'), more: <KeptInformation /> },
        { id: 'health', title: t('healthTitle'), text: t('health') },
        { id: 'children', title: t('childrenTitle'), text: t('children') },
        { id: 'shared', title: t('sharedTitle'), text: t('shared') },
        { id: 'cookies', title: t('cookiesTitle'), text: t('cookiesLead'), more: <Cookies /> },
        { id: 'rights', title: t('rightsTitle'), text: t('rights') },
        { id: 'safety', title: t('safetyTitle'), text: t('safety') },
        { id: 'complain', title: t('complainTitle'), text: t('complain') },
      ]}
    />
  )
}
