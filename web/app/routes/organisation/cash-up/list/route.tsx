import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { ListTotals } from '#app/components/staff/list-totals.tsx'
import { pageOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { workAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { organisationOfPath } from '#server/staff/staff-organisation.ts'
import type { Route } from './+types/route.ts'
import { tillListOf } from './till-list.server.ts'
import '#app/components/staff/bookings/bookings.css'

export async function loader(args: Route.LoaderArgs) {
  const { organisation } = await organisationOfPath(args)
  const { page, found } = await pageOfRequest(tillListOf(organisation.slug), args)
  const { taken, returned, net } = found
  return { slug: organisation.slug, page, sums: { taken, returned, net } }
}

/** What the desk took and gave back, by day, method and person; each day leads to its count. */
export default function CashUps({ loaderData: { slug, page, sums } }: Route.ComponentProps) {
  const t = useText('cashUp')
  const tb = useText('bookings')
  const language = use(LanguageContext)
  const { from, to } = page.query.filters
  const dayAddress = (day: string) => workAddress(slug, `cash-up/${day}`)
  return (
    <div className="page work-page">
      <StaffPage
        title={t('title')}
        lead={t('lead')}
        actions={<ButtonLink to={workAddress(slug, 'cash-up/today')}>{t('today')}</ButtonLink>}
      >
        <ListPage
          page={page}
          caption={t('title')}
          keyOf={({ day, method, by, state }) => `${day} ${method} ${by} ${state}`}
          empty={t('empty')}
          search={t('search')}
          hasFiles
          filters={
            <>
              <TextField name="from" type="date" label={t('from')} defaultValue={from} autoComplete="off" />
              <TextField name="to" type="date" label={t('to')} defaultValue={to} autoComplete="off" />
            </>
          }
          totals={
            <ListTotals
              label={t('sums')}
              totals={(['taken', 'returned', 'net'] as const).map((name) => ({ name: t(name), amount: sums[name] }))}
            />
          }
          columns={[
            {
              title: t('day'),
              sort: 'day',
              isName: true,
              cell: ({ day }) => (
                <Link to={dayAddress(day)} className="link whitespace-nowrap">
                  {dayText(day, language)}
                </Link>
              ),
            },
            { title: t('method'), cell: ({ method }) => tb(`${method}Method`) },
            { title: t('person'), cell: ({ byName }) => byName ?? t('command') },
            { title: t('taken'), isNumber: true, cell: ({ taken }) => randText(taken) },
            { title: t('returned'), isNumber: true, cell: ({ returned }) => randText(returned) },
            { title: t('net'), isNumber: true, cell: ({ net }) => randText(net) },
            { title: t('state'), cell: ({ state }) => t(`state_${state}`) },
          ]}
        />
      </StaffPage>
    </div>
  )
}
