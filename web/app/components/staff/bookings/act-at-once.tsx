import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useText } from '#app/wording/use-text.ts'
import { formKeyName } from '#server/form-key.ts'
import { Button } from '../../button.tsx'
import { actAddress } from './booking-addresses.ts'

interface ActAtOnceProps {
  readonly act: 'check-in' | 'check-out' | 'undo-check-out'
  readonly slug: string
  readonly id: string
  /** Of the page and the booking. */
  readonly formKey: string
  readonly intent: 'primary' | 'secondary'
  /** Whose, on a page of many. */
  readonly name?: string | null
  /** The fields that say where it leads back to. */
  readonly children: ReactNode
}

/** One press does it, and the notice takes it back; where something is open its own page asks first. */
export function ActAtOnce({ act, slug, id, formKey, intent, name, children }: ActAtOnceProps) {
  const t = useText('bookings')
  return (
    <Form method="post" action={actAddress(slug, id, act)} preventScrollReset>
      <input type="hidden" name="step" value="do" />
      {children}
      <input type="hidden" name={formKeyName} value={`${formKey}-${act}`} />
      <Button type="submit" size="small" intent={intent}>
        {t(`act_${act}`)} {name && <span className="sr-only">{name}</span>}
      </Button>
    </Form>
  )
}
