import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { dateHere } from '#app/formatting/clock-time.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireMoneyTask } from '#server/wire/money-task-on-wire.ts'
import { actAddress, bookingAddress } from '../bookings/booking-addresses.ts'
import { ListPage } from '../list-page.tsx'
import type { PageOfList as Page } from '../list-query.ts'
import type { ListColumn } from '../list-table.tsx'
import { DisputedRefundLink } from './disputed-refund-link.tsx'

interface MoneyTaskListProps {
  readonly page: Page<WireMoneyTask>
  readonly showsOrganisation?: boolean
}

/** Each leads to its booking, where it is settled. */
export function MoneyTaskList({ page, showsOrganisation = false }: MoneyTaskListProps) {
  const t = useText('moneyTasks')
  const language = use(LanguageContext)
  const organisation: ListColumn<WireMoneyTask> = { title: t('organisation'), cell: (task) => task.organisation.name }
  return (
    <ListPage
      page={page}
      caption={t('title')}
      keyOf={({ id }) => id}
      empty={t('empty')}
      columns={[
        {
          title: t('booking'),
          cell: ({ organisation: { slug }, reservationId, simpleReference, guestName }) => (
            <>
              <Link to={bookingAddress(slug, reservationId)} className="link">
                {simpleReference}
              </Link>{' '}
              {guestName}
            </>
          ),
        },
        ...(showsOrganisation ? [organisation] : []),
        { title: t('what'), cell: (task) => <What task={task} /> },
        { title: t('amount'), isNumber: true, cell: ({ amount }) => randText(amount) },
        { title: t('since'), cell: ({ since }) => dayText(dateHere(since), language) },
        { title: '', isActions: true, cell: (task) => <SettleLink task={task} /> },
      ]}
    />
  )
}

/** In one piece: on a phone each cell is a row of its title and its content. */
function What({
  task: { kind, id, reason, isReturned, isUnclear, refundDue, organisation, reservationId },
}: {
  readonly task: WireMoneyTask
}) {
  const t = useText('moneyTasks')
  if (kind === 'refund' && reason)
    return (
      <div>
        {t(`refund_${reason}`)}
        {isReturned && <span className="block text-sm text-ink-soft">{t('returned')}</span>}
        {isUnclear && <span className="block text-sm font-bold">{t('unclear')}</span>}
      </div>
    )
  return (
    <div>
      {t('dispute')}
      {refundDue !== null && (
        <span className="block text-sm text-ink-soft">
          {t('refundDue', { amount: randText(refundDue) })}{' '}
          <DisputedRefundLink slug={organisation.slug} reservationId={reservationId} disputeId={id} />
        </span>
      )}
    </div>
  )
}

function SettleLink({ task }: { readonly task: WireMoneyTask }) {
  const t = useText('moneyTasks')
  const { kind, id, organisation, reservationId, simpleReference } = task
  const action = kind === 'refund' ? t('recordRefund') : t('closeDispute')
  const [act, name] = kind === 'refund' ? ['refund', 'task'] : ['dispute', 'dispute']
  return (
    <Link
      to={`${actAddress(organisation.slug, reservationId, act ?? '')}?${name}=${id}`}
      className="link"
      aria-label={t('about', { action, reference: simpleReference })}
    >
      {action}
    </Link>
  )
}
