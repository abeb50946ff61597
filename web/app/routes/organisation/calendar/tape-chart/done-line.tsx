import { Form, useSearchParams } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { FormKey } from '#app/components/form-key.tsx'
import { Notice } from '#app/components/notice.tsx'
import { panelAction } from '#app/components/staff/calendar/panel-form.ts'
import { useText } from '#app/wording/use-text.ts'
import { dones, undoFields } from './undo-fields.ts'

/** What was done on the way here, and the way to take it back. */
export function DoneLine() {
  const t = useText('calendar')
  const [query] = useSearchParams()
  const done = dones.find((known) => known === query.get('done'))
  if (!done) return null
  const reference = query.get('reference') ?? ''
  const text = t(`done_${done}`, { reference })
  const undo = undoFields(done, query)
  return (
    <Notice tone="success" role="status">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span>{text}</span>
        {undo && (
          <Form method="post" action={panelAction(query)} preventScrollReset>
            <FormKey />
            {undo.map(([name, value]) => (
              <input key={name + value} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" size="small" intent="secondary">
              {t('undo')}
            </Button>
          </Form>
        )}
      </div>
    </Notice>
  )
}
