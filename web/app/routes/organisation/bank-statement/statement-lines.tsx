import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { Checkbox } from '#app/components/checkbox.tsx'
import { bookingAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { type ListColumn, ListTable } from '#app/components/staff/list-table.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { StatementReply } from './answer-statement.ts'

type Preview = Extract<StatementReply, { readonly kind: 'preview' }>
type Line = Preview['lines'][number]

interface StatementLinesProps {
  readonly preview: Preview
  readonly slug: string
  readonly isBusy: boolean
}

/** Every line with its booking. What fits is ticked; what is unsure waits for a tick, if it may have one. */
export function StatementLines({ preview: { lines, unreadRows }, slug, isBusy }: StatementLinesProps) {
  const t = useText('bankStatement')
  const columns = useColumns(slug)
  const count = (kind: Line['kind']) => lines.filter((line) => line.kind === kind).length
  const hasAny = lines.some(({ isRecordable }) => isRecordable)
  if (lines.length === 0) return <p>{t('nothing')}</p>
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="step" value="record" />
      <p role="status">
        {t('summary', {
          matched: count('matched'),
          unsure: count('unsure'),
          unmatched: count('unmatched'),
          recorded: count('recorded'),
        })}
      </p>
      {unreadRows.length > 0 && <p>{t('unread', { rows: unreadRows.join(', ') })}</p>}
      <ListTable rows={lines} columns={columns} keyOf={({ row }) => String(row)} caption={t('title')} />
      {hasAny && (
        <div>
          <Button type="submit" disabled={isBusy}>
            {t('record')}
          </Button>
        </div>
      )}
    </Form>
  )
}

function useColumns(slug: string): readonly ListColumn<Line>[] {
  const t = useText('bankStatement')
  const language = use(LanguageContext)
  return [
    { title: t('day'), cell: ({ date }) => dayText(date, language) },
    { title: t('text'), isName: true, cell: ({ text }) => <span className="wrap-anywhere">{text || '–'}</span> },
    { title: t('amount'), isNumber: true, cell: ({ amount }) => randText(amount) },
    { title: t('pays'), cell: (line) => <Pays line={line} slug={slug} /> },
  ]
}

function Pays({ line, slug }: { readonly line: Line; readonly slug: string }) {
  const t = useText('bankStatement')
  const { booking, kind, doubt, row, isRecordable } = line
  if (!booking) return <span className="text-ink-soft">{t(kind === 'recorded' ? 'recordedBefore' : 'unmatched')}</span>
  const fields = { identity: line.identity, date: line.date, cents: String(line.cents), reference: booking.reference }
  const amount = randText(line.amount)
  return (
    <div>
      <Link to={bookingAddress(slug, booking.id)} className="link">
        {booking.name ?? booking.reference}
      </Link>
      <span className="booking-fine">
        {booking.reference} · {t('open', { open: randText(booking.balance) })}
      </span>
      <span className={doubt ? 'booking-fine text-warn' : 'booking-fine'}>{doubt ? t(`doubt_${doubt}`) : t('matched')}</span>
      {isRecordable &&
        Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={`${name}-${row}`} value={value} />)}
      {isRecordable && (
        <Checkbox
          id={`pays-${row}`}
          name="pays"
          value={String(row)}
          label={t('tick', { amount, reference: booking.reference })}
          defaultChecked={kind === 'matched'}
        />
      )}
      {(doubt === 'above-balance' || doubt === 'nothing-owed') && (
        <Checkbox name={`exceeds-${row}`} value="yes" label={t('mayExceed')} />
      )}
    </div>
  )
}
