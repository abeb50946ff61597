import { Link } from 'react-router'
import { ButtonLink } from '../../../../components/button.tsx'
import { ListPage } from '../../../../components/staff/list-page.tsx'
import { pageOfRows, readListQuery, sortedRows } from '../../../../components/staff/list-query.ts'
import type { Column } from '../../../../components/staff/list-table.tsx'
import { organisationAddress } from '../../../../components/staff/organisation-address.ts'
import { StaffPage } from '../../../../components/staff/staff-page.tsx'
import { useStaffOrganisation } from '../../../../components/staff/use-staff-organisation.ts'
import { useText } from '../../../../wording/use-text.ts'
import { ActiveBadge } from '../../settings-forms/active-badge.tsx'
import { settingsRequest, shown } from '../../settings-forms/settings-request.ts'
import { paymentRulesPage, ruleToAnswers } from '../rule-answers.ts'
import { exampleSentence } from '../rule-example.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts, mayManage, today } = await settingsRequest({ context, request })
  const rules = shown(await acts.listPaymentRules.execute(who))
  const rows = rules.map((rule) => ({
    id: rule.id as string,
    name: rule.name,
    isActive: rule.isActive,
    plots: rule.plots.length,
    sentence: exampleSentence(ruleToAnswers(rule), today),
  }))
  const query = readListQuery(request.url, { sorts: ['name', 'plots'], filters: [] })
  return {
    page: pageOfRows(
      sortedRows(rows, query.sort, (row) => row[query.sort.by]),
      query,
    ),
    mayManage,
  }
}

type Row = Route.ComponentProps['loaderData']['page']['rows'][number]

export default function PaymentRules({ loaderData }: Route.ComponentProps) {
  const t = useText('termSettings')
  const ts = useText('settingsForms')
  const { slug } = useStaffOrganisation().organisation
  const { page, mayManage } = loaderData
  const add = mayManage && <ButtonLink to={organisationAddress(slug, `${paymentRulesPage}/new`)}>{t('addRule')}</ButtonLink>
  const columns: readonly Column<Row>[] = [
    {
      title: t('name'),
      sort: 'name',
      cell: ({ id, name }) => (
        <Link to={organisationAddress(slug, `${paymentRulesPage}/${id}`)} className="link">
          {name}
        </Link>
      ),
    },
    { title: t('guestReads'), cell: ({ sentence }) => sentence },
    { title: t('plots'), sort: 'plots', isNumber: true, cell: ({ plots }) => plots },
    { title: ts('state'), cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
    {
      title: ts('delete'),
      isActions: true,
      cell: ({ id, name }) =>
        mayManage && (
          <Link to={organisationAddress(slug, `${paymentRulesPage}/${id}/delete`)} className="link">
            {ts('delete')} <span className="sr-only">{name}</span>
          </Link>
        ),
    },
  ]
  return (
    <StaffPage title={t('rulesTitle')} lead={t('rulesLead')} actions={add}>
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
