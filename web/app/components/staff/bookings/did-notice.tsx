import type { DeskAct } from '@camp/domain/reservations/possible-desk-acts.ts'
import { Form, Link } from 'react-router'
import { useText } from '#app/wording/use-text.ts'
import { formKeyName } from '#server/form-key.ts'
import { Button } from '../../button.tsx'
import { Notice } from '../../notice.tsx'
import { type ActName, undoneBy } from './act-answers.ts'
import { actAddress, receiptAddress } from './booking-addresses.ts'

interface DidNoticeProps {
  readonly did: ActName
  readonly slug: string
  readonly id: string
  readonly formKey: string
  /** Open now: what can be undone is offered. */
  readonly acts: readonly DeskAct[]
  /** The payment that undoing reverses; empty: the latest that the desk wrote down. */
  readonly payment?: string | undefined
  /** Whose booking it was, on a page of many. */
  readonly name?: string
  /** Where undoing leads back to. */
  readonly back?: string
}

/** Says what was done on the way here, and takes it back where that is possible. */
export function DidNotice({ did, slug, id, formKey, acts, payment, name, back }: DidNoticeProps) {
  const t = useText('bookings')
  const undo = undoneBy[did]
  const isOpen = isUndoOpen(undo, { acts, payment })
  return (
    <div className="no-print">
      <Notice tone="success" role="status" title={name}>
        <div className="flex flex-wrap items-center gap-4">
          <p>{t(`did_${did}`)}</p>
          {payment && isOfMoney(did) && (
            <Link to={receiptAddress(slug, id, payment)} className="link">
              {t('receiptFor')}
            </Link>
          )}
          {undo && isOpen && (
            <Form method="post" action={actAddress(slug, id, undo)} preventScrollReset={back !== undefined}>
              <input type="hidden" name="step" value="do" />
              <input type="hidden" name={formKeyName} value={`${formKey}-${undo}`} />
              {undo === 'reverse-payment' && <input type="hidden" name="move" value={payment} />}
              {undo === 'reverse-payment' && <input type="hidden" name="note" value={t('reverseUndone')} />}
              {back && <input type="hidden" name="back" value={back} />}
              <Button type="submit" intent="secondary" size="small">
                {t('undo')}
              </Button>
            </Form>
          )}
        </div>
      </Notice>
    </div>
  )
}

function isOfMoney(did: ActName): boolean {
  return did === 'payment' || did === 'voucher'
}

function isUndoOpen(undo: ActName | undefined, { acts, payment }: Pick<DidNoticeProps, 'acts' | 'payment'>): boolean {
  if (undo === 'undo-change') return acts.includes('amend')
  if (undo === 'reverse-payment') return payment !== undefined
  if (undo === 'undo-plate' || undo === 'undo-gate-code' || undo === 'undo-note') return true
  return acts.some((act) => act === undo)
}
