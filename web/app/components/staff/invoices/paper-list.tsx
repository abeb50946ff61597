import { dayText, monthAndYear } from '@camp/domain/formatting/date-texts.ts'
import { paperKinds } from '@camp/domain/invoices/paper-kind.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WirePaper, WirePaperSum } from '#server/wire/papers-on-wire.ts'
import { TextField } from '../../text-field.tsx'
import { bookingAddress } from '../bookings/booking-addresses.ts'
import { FilterSelect } from '../filter-select.tsx'
import { ListPage } from '../list-page.tsx'
import type { PageOfList } from '../list-query.ts'
import type { ListColumn } from '../list-table.tsx'
import { ListTotals } from '../list-totals.tsx'
import { organisationAddress } from '../organisation-address.ts'
import { paperAddress } from './paper-address.ts'

interface PaperListProps {
  readonly page: PageOfList<WirePaper>
  readonly sums: readonly WirePaperSum[]
  /** Of every campsite: then each row says whose it is, and none whom it is for. */
  readonly isOfAll?: boolean
}

/** Invoices and credit notes as they were issued. */
export function PaperList({ page, sums, isOfAll = false }: PaperListProps) {
  const t = useText('invoiceList')
  const language = use(LanguageContext)
  const { kind, from, to } = page.query.filters
  const campsite: ListColumn<WirePaper> = {
    title: t('campsite'),
    sort: 'campsite',
    cell: ({ organisationName, organisationSlug }) => (
      <Link to={organisationAddress(organisationSlug, 'org-invoices')} className="link">
        {organisationName}
      </Link>
    ),
  }
  return (
    <ListPage
      page={page}
      caption={t('title')}
      keyOf={({ id }) => id}
      empty={t('empty')}
      search={t(isOfAll ? 'search' : 'ownSearch')}
      hasFiles
      totals={<Sums sums={sums} />}
      filters={
        <>
          <FilterSelect name="kind" label={t('kind')} chosen={kind} values={paperKinds} textOf={(one) => t(`kind_${one}`)} />
          <TextField name="from" type="date" label={t('from')} defaultValue={from} autoComplete="off" />
          <TextField name="to" type="date" label={t('to')} defaultValue={to} autoComplete="off" />
        </>
      }
      columns={[
        {
          title: t('number'),
          isName: true,
          cell: (paper) => (
            <a href={paperAddress(paper)} className="link whitespace-nowrap">
              {paper.label} (PDF)
            </a>
          ),
        },
        { title: t('kind'), cell: ({ kind: one }) => t(`kind_${one}`) },
        { title: t('issuedAt'), sort: 'issuedAt', cell: ({ taxDate }) => dayText(taxDate, language) },
        ...(isOfAll ? [campsite] : []),
        { title: t('about'), cell: (paper) => <About {...paper} /> },
        { title: t('amount'), sort: 'amount', isNumber: true, cell: (paper) => randText(paper.amount) },
        { title: t('vat'), isNumber: true, cell: (paper) => randText(paper.vat) },
      ]}
    />
  )

  function About({ organisationSlug, reservationId, reference, guestName, month, correctedLabel }: WirePaper) {
    return (
      <span>
        {reservationId && reference && (
          <Link to={bookingAddress(organisationSlug, reservationId)} className="link whitespace-nowrap">
            {t('booking', { reference })}
          </Link>
        )}
        {month && t('feesOf', { month: monthAndYear(`${month}-01`, language) })}
        {guestName && <span className="block">{guestName}</span>}
        {correctedLabel && <span className="block text-sm text-ink-soft">{t('corrects', { label: correctedLabel })}</span>}
      </span>
    )
  }
}

/** Over all pages. */
function Sums({ sums }: Pick<PaperListProps, 'sums'>) {
  const t = useText('invoiceList')
  return sums.map((sum) => (
    <ListTotals
      key={`${sum.of} ${sum.currency}`}
      label={t(`sums_${sum.of}`)}
      totals={(['invoiced', 'credited', 'total', 'vatLeft'] as const).map((name) => ({
        name: t(`${name}_${sum.of}`),
        amount: sum[name],
      }))}
    />
  ))
}
