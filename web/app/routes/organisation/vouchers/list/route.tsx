import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { voucherStates } from '@camp/domain/vouchers/credit-voucher.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { bookingAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { FilterSelect } from '#app/components/staff/filter-select.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import type { ListColumn } from '#app/components/staff/list-table.tsx'
import { ListTotals } from '#app/components/staff/list-totals.tsx'
import { pageOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { workAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { VoucherUses } from '#app/components/staff/vouchers/voucher-uses.tsx'
import { dateHere } from '#app/formatting/clock-time.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { organisationOfPath } from '#server/staff/staff-organisation.ts'
import type { WireVoucher } from '#server/wire/voucher-on-wire.ts'
import type { Route } from './+types/route.ts'
import { voucherListOf } from './voucher-list.server.ts'
import '#app/components/staff/bookings/bookings.css'

export async function loader(args: Route.LoaderArgs) {
  const { organisation } = await organisationOfPath(args)
  const { page, found } = await pageOfRequest(voucherListOf(organisation.slug), args)
  return { slug: organisation.slug, name: organisation.name, page, owed: found.owed, lapsed: found.lapsed }
}

/** What the campsite owes instead of money, to whom, from which booking, and what it paid for. */
export default function Vouchers({ loaderData: { slug, name, page, owed, lapsed } }: Route.ComponentProps) {
  const t = useText('vouchers')
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
              name="state"
              label={t('state')}
              chosen={page.query.filters.state}
              values={voucherStates}
              textOf={(state) => t(`state_${state}`)}
            />
          }
          totals={
            <ListTotals
              label={t('sums')}
              totals={[
                { name: t('owed'), amount: owed },
                { name: t('lapsed'), amount: lapsed, isMinor: true },
              ]}
            />
          }
          columns={columns}
        />
      </StaffPage>
    </div>
  )
}

function useColumns(slug: string): readonly ListColumn<WireVoucher>[] {
  const t = useText('vouchers')
  const language = use(LanguageContext)
  return [
    {
      title: t('guest'),
      sort: 'name',
      isName: true,
      cell: ({ reservationId, guestName, simpleReference }) => (
        <span>
          <Link to={bookingAddress(slug, reservationId)} className="link">
            {guestName ?? simpleReference}
          </Link>
          <span className="booking-fine">{simpleReference}</span>
        </span>
      ),
    },
    {
      title: t('code'),
      cell: ({ id, code }) => (
        <Link to={workAddress(slug, `vouchers/${id}`)} className="link whitespace-nowrap font-bold tabular-nums">
          {code}
        </Link>
      ),
    },
    {
      title: t('balance'),
      sort: 'balance',
      isNumber: true,
      cell: ({ balance, amount }) => (
        <span>
          {randText(balance)}
          {balance !== amount && <span className="booking-fine">{`${t('amount')} ${randText(amount)}`}</span>}
        </span>
      ),
    },
    {
      title: t('expires'),
      sort: 'expires',
      cell: ({ expiresOn, state }) => (
        <span>
          {dayText(expiresOn, language)}
          {state !== 'open' && <span className="booking-fine">{t(`state_${state}`)}</span>}
        </span>
      ),
    },
    { title: t('issued'), sort: 'issued', cell: ({ issuedAt }) => dayText(dateHere(issuedAt), language) },
    {
      title: t('usedFor'),
      cell: ({ usedFor, takenBack }) => <VoucherUses slug={slug} usedFor={usedFor} takenBack={takenBack} />,
    },
  ]
}
