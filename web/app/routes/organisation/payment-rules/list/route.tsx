import { ButtonLink } from '#app/components/button.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { isEmptyList, sortedPage } from '#app/components/staff/list-query.ts'
import type { ListColumn } from '#app/components/staff/list-table.tsx'
import { ruleToAnswers } from '#app/components/staff/payment-rules/rule-answers.ts'
import { exampleSentence } from '#app/components/staff/payment-rules/rule-example.ts'
import { useKeptColumns } from '#app/components/staff/settings-forms/kept-columns.tsx'
import { paymentRulesPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { textIn, useText } from '#app/wording/use-text.ts'
import { requestFacts } from '#server/request-scope.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts, mayManage, today } = await settingsRequest({ context, request })
  const rules = valueOrThrowPage(await acts.listPaymentRules.execute(who))
  const t = textIn(context.get(requestFacts).language, 'quoteLabels')
  const rows = rules.map((rule) => ({
    id: rule.id as string,
    name: rule.name,
    isActive: rule.isActive,
    plots: rule.plots.length,
    sentence: exampleSentence(t, ruleToAnswers(rule), today),
  }))
  return { page: sortedPage(rows, request.url, ['name', 'plots']), mayManage }
}

type Row = Route.ComponentProps['loaderData']['page']['rows'][number]

export default function PaymentRules({ loaderData }: Route.ComponentProps) {
  const t = useText('termSettings')
  const { page, mayManage } = loaderData
  const { address, naming, state, deletion } = useKeptColumns<Row>({
    page: paymentRulesPage,
    nameOf: ({ name }) => name,
    mayManage,
  })
  const add = mayManage && <ButtonLink to={address('new')}>{t('addRule')}</ButtonLink>
  const columns: readonly ListColumn<Row>[] = [
    naming(t('name'), 'name'),
    { title: t('guestReads'), cell: ({ sentence }) => sentence },
    { title: t('plots'), sort: 'plots', isNumber: true, cell: ({ plots }) => plots },
    state,
    deletion,
  ]
  return (
    <StaffPage title={t('rulesTitle')} lead={t('rulesLead')} actions={isEmptyList(page) ? undefined : add}>
      <ListPage
        page={page}
        columns={columns}
        keyOf={({ id }) => id}
        caption={t('rulesTitle')}
        empty={t('noRules')}
        emptyIcon="credit-card"
        emptyAction={add}
      />
    </StaffPage>
  )
}
