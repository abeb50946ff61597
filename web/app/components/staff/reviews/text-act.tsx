import { Form } from 'react-router'
import { useText } from '#app/wording/use-text.ts'
import { Button, type Intent } from '../../button.tsx'
import { Disclosure } from '../../disclosure.tsx'
import { TextArea } from '../../text-area.tsx'
import { type ReviewActReply, refusalTexts } from './review-refusals.ts'

interface TextActProps {
  /** The review. */
  readonly id: string
  /** What the button does, as the action reads it. */
  readonly act: string
  readonly title: string
  readonly label: string
  readonly hint: string
  readonly save: string
  readonly intent?: Intent
  readonly given?: string
  readonly most: number
  readonly reply: ReviewActReply | undefined
}

/**
 * An act that needs a few words: answering, reporting, rejecting. Opens on demand, and by itself when it came
 * back.
 */
export function TextAct({ id, act, title, label, hint, save, intent, given, most, reply }: TextActProps) {
  const t = useText('staffReviews')
  const own = reply?.id === id && reply.act === act ? reply : undefined
  const [problem] = own ? refusalTexts(t, own.refusal) : []
  return (
    <Disclosure summary={title} isOpen={own !== undefined}>
      <Form method="post" noValidate preventScrollReset className="grid max-w-[70ch] gap-3">
        <input type="hidden" name="id" value={id} />
        <TextArea
          id={`${act}-${id}`}
          name="text"
          label={label}
          hint={hint}
          rows={4}
          maxLength={most}
          defaultValue={own?.text ?? given}
          error={problem?.message}
        />
        <div>
          <Button type="submit" name="act" value={act} intent={intent} size="small">
            {save}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}
