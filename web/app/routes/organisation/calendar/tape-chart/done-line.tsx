import { Form, useSearchParams } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { FormKey } from '#app/components/form-key.tsx'
import { Notice } from '#app/components/notice.tsx'
import { panelAction } from '#app/components/staff/calendar/panel-form.ts'
import { useText } from '#app/wording/use-text.ts'

const dones = ['moved', 'undone', 'undone-told', 'blocked', 'block-changed', 'block-released'] as const

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

/** The form that takes it back; null where there is no way. */
function undoFields(done: (typeof dones)[number], query: URLSearchParams): readonly (readonly [string, string])[] | null {
  const block = query.get('block-id') ?? ''
  const was = [...new URLSearchParams(query.get('was') ?? '')]
  switch (done) {
    case 'moved': {
      const amendment = query.get('amendment')
      const fields = [['intent', 'undo'] as const, ['reference', query.get('reference') ?? ''] as const]
      return amendment ? [...fields, ['amendment', amendment]] : null
    }
    case 'blocked':
      return [
        ['intent', 'release-block'],
        ['block', block],
      ]
    case 'block-changed':
      return was.length > 0 ? [['intent', 'change-block'], ['block', block], ...was] : null
    case 'block-released':
      return was.length > 0 ? [['intent', 'block'], ...was] : null
    case 'undone':
    case 'undone-told':
      return null
  }
}
