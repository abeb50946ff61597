import { Form } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { replyAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { useText } from '#app/wording/use-text.ts'

interface SetAsideFormProps {
  readonly slug: string
  readonly id: string
  readonly step: 'aside' | 'reopen'
  /** When the last came that is read here. */
  readonly seen: string
  readonly back?: string
}

/** What a guest wrote needs no answer; or it does after all. */
export function SetAsideForm({ slug, id, step, seen, back }: SetAsideFormProps) {
  const t = useText('conversation')
  return (
    <Form method="post" action={replyAddress(slug, id)} className="no-print">
      <input type="hidden" name="seen" value={seen} />
      {back && <input type="hidden" name="back" value={back} />}
      <Button type="submit" name="step" value={step} intent="secondary" size="small">
        {t(step === 'aside' ? 'setAside' : 'reopen')}
      </Button>
    </Form>
  )
}
