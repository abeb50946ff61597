import { Form, useNavigation } from 'react-router'
import { Button } from '../button.tsx'

interface TryAgainProps {
  readonly title: string
  readonly hint: string
  /** What the button says; without it there is only the hint, which says why not. */
  readonly button: string | null
}

/** The way to send or answer a message once more. */
export function SendAgain({ title, hint, button }: TryAgainProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <section aria-labelledby="again" className="no-print grid justify-items-start gap-3">
      <h2 id="again">{title}</h2>
      <p className="text-ink-soft">{hint}</p>
      {button !== null && (
        <Form method="post">
          <Button type="submit" disabled={isBusy}>
            {button}
          </Button>
        </Form>
      )}
    </section>
  )
}
