import { longestCashUpNote } from '@camp/domain/cash-up/longest-cash-up-note.ts'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { TextArea } from '#app/components/text-area.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WireCashUp } from '#server/wire/cash-up-on-wire.ts'
import type { CashUpProblem, CashUpTyped } from './cash-up-form.server.ts'

interface CountFormProps {
  readonly cashUp: WireCashUp
  readonly typed: CashUpTyped | undefined
  readonly problem: CashUpProblem | undefined
  readonly message: string | undefined
}

/** What was counted of each method. Cash is counted; the rest is filled in as it should be. */
export function CountForm({ cashUp, typed, problem, message }: CountFormProps) {
  const t = useText('cashUp')
  const tb = useText('bookings')
  const isBusy = useNavigation().state === 'submitting'
  const { organisation, day, methods, entries } = cashUp
  return (
    <Form
      method="post"
      action={`/org/${organisation.slug}/cash-up/${day}`}
      className="no-print grid gap-4 rounded-card border border-line bg-surface p-4"
    >
      <h2>{t('count')}</h2>
      <input type="hidden" name="entries" value={entries.length} />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {methods.map(({ method, expected }) => (
          <TextField
            key={method}
            name={`counted-${method}`}
            label={t('countOf', { method: tb(`${method}Method`) })}
            hint={t('shouldBe', { amount: randText(expected) })}
            error={problem?.method === method ? message : undefined}
            defaultValue={typed?.counted[method] ?? (method === 'cash' ? '' : expected.toFixed(2))}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </div>
      <TextArea
        name="note"
        label={t('note')}
        hint={t('noteHint', { most: longestCashUpNote })}
        error={problem && !problem.method ? message : undefined}
        defaultValue={typed?.note ?? ''}
        rows={2}
        maxLength={longestCashUpNote}
        isOptional
      />
      <div>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? t('closing') : t('close')}
        </Button>
      </div>
    </Form>
  )
}
