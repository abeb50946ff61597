import { dayWithoutYear } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { MoneyArrived } from '#app/components/staff/bookings/money-arrived.tsx'
import { type ListColumn, ListTable } from '#app/components/staff/list-table.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireDay } from '#server/wire/desk-reservation-on-wire.ts'
import { GuestCell } from './guest-cell.tsx'

interface TransfersProps {
  readonly day: WireDay
  readonly formKey: string
  readonly back: string
}

type Line = WireDay['transfers'][number]

/** Deposits that guests were told to transfer; not shown where none is waited for. */
export function Transfers({ day, formKey, back }: TransfersProps) {
  const t = useText('today')
  const columns = useColumns({ day, formKey, back })
  if (day.transfers.length === 0) return null
  return (
    <section aria-labelledby="transfers" className="day-list" data-section="transfers">
      <h2 id="transfers" tabIndex={-1}>
        {t('transfers')} ({day.transfers.length})
      </h2>
      <ListTable rows={day.transfers} columns={columns} keyOf={({ id }) => id} caption={t('transfers')} />
    </section>
  )
}

function useColumns({ day, formKey, back }: TransfersProps): readonly ListColumn<Line>[] {
  const t = useText('today')
  const tb = useText('bookings')
  const language = use(LanguageContext)
  const { slug } = day.organisation
  const due = ({ due: date, isOverdue }: Line) => {
    if (!date) return t('transferUnconfirmed')
    const text = dayWithoutYear(date, language)
    return isOverdue ? <strong>{t('transferOverdue', { date: text })}</strong> : text
  }
  const release = ({ releaseOn }: Line) => {
    if (!releaseOn) return null
    const date = dayWithoutYear(releaseOn, language)
    return releaseOn < day.today ? t('transferNotReleased', { date }) : t('transferReleased', { date })
  }
  return [
    {
      title: tb('guest'),
      isName: true,
      cell: (line) => <GuestCell slug={slug} line={line} />,
    },
    { title: tb('arrival'), cell: (line) => dayWithoutYear(line.arrivalDate, language) },
    {
      title: t('transferDue'),
      cell: (line) => (
        <>
          {due(line)}
          {line.releaseOn && <span className="block text-ink-soft">{release(line)}</span>}
        </>
      ),
    },
    { title: t('deposit'), isNumber: true, cell: (line) => randText(line.deposit) },
    {
      title: tb('acts'),
      isActions: true,
      cell: ({ id, simpleReference, deposit, version, guestName }) => (
        <MoneyArrived
          slug={slug}
          id={id}
          reference={simpleReference}
          amount={deposit}
          version={version}
          today={day.today}
          formKey={formKey}
          name={guestName}
          here={{ back, place: 'transfers' }}
        />
      ),
    },
  ]
}
