import { debtKinds } from '@camp/domain/debtors/debt.ts'
import { dayWithoutYear } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { actAddress, bookingAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { FilterSelect } from '#app/components/staff/filter-select.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import type { ListColumn } from '#app/components/staff/list-table.tsx'
import { ListTotals } from '#app/components/staff/list-totals.tsx'
import { pageOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { organisationOfPath } from '#server/staff/staff-organisation.ts'
import type { WireDebtor } from '#server/wire/debtor-on-wire.ts'
import type { Route } from './+types/route.ts'
import { debtorListOf } from './debtor-list.server.ts'
import '#app/components/staff/bookings/bookings.css'

export async function loader(args: Route.LoaderArgs) {
  const { organisation } = await organisationOfPath(args)
  const { page, found } = await pageOfRequest(debtorListOf(organisation.slug), args)
  return { slug: organisation.slug, name: organisation.name, page, sums: found.sums, amount: found.amount }
}

/** Who owes the campsite what is due, by age, with the ways to take it or to give it up. */
export default function Debtors({ loaderData: { slug, name, page, sums, amount } }: Route.ComponentProps) {
  const t = useText('debtors')
  const columns = useColumns(slug)
  return (
    <div className="page work-page">
      <StaffPage title={t('title')} lead={t('lead', { campsite: name })}>
        <ListPage
          page={page}
          caption={t('title')}
          keyOf={({ id }) => id}
          empty={t('empty')}
          search={t('search')}
          hasFiles
          filters={
            <FilterSelect
              name="kind"
              label={t('kind')}
              chosen={page.query.filters.kind}
              values={debtKinds}
              textOf={(kind) => t(`kind_${kind}`)}
            />
          }
          totals={
            <ListTotals
              label={t('ages')}
              totals={[
                ...sums.map((sum) => ({ name: t(`age_${sum.age}`), amount: sum.amount, count: sum.count, isMinor: true })),
                { name: t('total'), amount },
              ]}
            />
          }
          columns={columns}
        />
      </StaffPage>
    </div>
  )
}

function useColumns(slug: string): readonly ListColumn<WireDebtor>[] {
  const t = useText('debtors')
  const language = use(LanguageContext)
  const age = (days: number) => {
    if (days === 0) return t('today')
    return days < 0 ? t('daysAhead', { count: -days }) : t('daysOver', { count: days })
  }
  return [
    {
      title: t('guest'),
      sort: 'name',
      isName: true,
      cell: ({ id, guestName, simpleReference, phone }) => (
        <span>
          <Link to={bookingAddress(slug, id)} className="link">
            {guestName ?? simpleReference}
          </Link>
          <span className="booking-fine">
            {simpleReference}
            {phone && (
              <>
                {' · '}
                <a href={`tel:${phone.replaceAll(' ', '')}`} className="whitespace-nowrap">
                  {phone}
                </a>
              </>
            )}
          </span>
        </span>
      ),
    },
    {
      title: t('kind'),
      cell: ({ kind, owedBy, letGoBy }) => (
        <span>
          {t(`kind_${kind}`)}
          {owedBy && <span className="booking-fine">{t('willPay', { name: owedBy })}</span>}
          {letGoBy && <span className="booking-fine">{t('letGo', { name: letGoBy })}</span>}
        </span>
      ),
    },
    {
      title: t('due'),
      sort: 'days',
      cell: ({ due, days }) => (
        <span>
          {dayWithoutYear(due, language)}
          <span className="booking-fine">{age(days)}</span>
        </span>
      ),
    },
    {
      title: t('amount'),
      sort: 'amount',
      isNumber: true,
      cell: ({ amount, balance }) => (
        <span>
          {randText(amount)}
          {balance !== amount && <span className="booking-fine">{t('ofBalance', { balance: randText(balance) })}</span>}
        </span>
      ),
    },
    {
      title: t('acts'),
      isActions: true,
      cell: ({ id, kind, guestName, simpleReference }) => {
        const who = guestName ?? simpleReference
        return (
          <span className="flex flex-wrap gap-x-4">
            <Link to={actAddress(slug, id, 'payment')} className="link py-2" aria-label={`${t('take')}: ${who}`}>
              {t('take')}
            </Link>
            {kind === 'left' && (
              <Link to={actAddress(slug, id, 'write-off')} className="link py-2" aria-label={`${t('writeOff')}: ${who}`}>
                {t('writeOff')}
              </Link>
            )}
          </span>
        )
      },
    },
  ]
}
