import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { Checkbox } from '#app/components/checkbox.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { WireOutgoingMessage } from '#server/wire/outgoing-message-on-wire.ts'

/** The form under the list: the boxes and buttons of its rows belong to it. */
export const sendAgainForm = 'send-again'

export function tickId(id: string): string {
  return `message-${id}`
}

/** For what was ticked; absent where no row can be sent again. */
export function SendAgain({ rows }: { readonly rows: readonly WireOutgoingMessage[] }) {
  const t = useText('outgoingMessages')
  const isBusy = useNavigation().state === 'submitting'
  const dead = rows.filter(({ state }) => state === 'dead')
  if (dead.length === 0) return null
  return (
    <Form id={sendAgainForm} method="post" preventScrollReset className="no-print messages-again">
      {dead.some(({ obstacle }) => obstacle === 'may-have-arrived') && (
        <Checkbox name="mayArriveTwice" label={t('twice')} hint={t('twiceHint')} />
      )}
      <Button type="submit" disabled={isBusy}>
        {t('againChosen')}
      </Button>
      <p className="text-ink-soft">{t('againLead')}</p>
    </Form>
  )
}
