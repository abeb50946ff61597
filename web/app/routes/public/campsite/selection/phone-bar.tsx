import { Button, type ButtonProps } from '#app/components/button.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { SelectionData } from '#server/campsite/load-selection.ts'
import { formKeyName } from '#server/form-key.ts'
import { BarLink } from './bar-link.tsx'
import { OpensWhole } from './opens-whole.tsx'
import { selectionFormId } from './selection-form-id.ts'

interface PhoneBarProps {
  readonly selection: SelectionData
  /** Where the choice is posted to, as from the section itself. */
  readonly reserveAction: string
  readonly target: ButtonProps['formTarget']
  readonly formKey: string
}

/** On narrow screens the total and the action stay in reach at the bottom. */
export function PhoneBar({ selection, reserveAction, target, formKey }: PhoneBarProps) {
  const t = useText('campsite')
  const { quote, plotIds, problems, refusal } = selection
  const isOwn = refusal?.code === 'own_hold' && problems.length === 0
  const isPartly = quote !== null && !quote.paidDirectly && quote.amountDueUpFront < quote.amountDue
  const isReady = isOwn || (quote !== null && problems.length === 0)
  return (
    <div className="phone-bar no-print">
      <a href="#selected-plots" className="min-w-0 py-1">
        <span className="block text-lg font-bold">
          {quote ? randText(quote.amountDue) : t(isOwn ? 'ownHold' : 'notEverybody')}
        </span>
        <span className="block text-sm text-link underline underline-offset-4">
          {isPartly ? t('toPayNow', { amount: randText(quote.amountDueUpFront) }) : t('plotsSelected', { count: plotIds.length })}
        </span>
      </a>
      {isReady ? (
        <Button
          type="submit"
          form={selectionFormId}
          name={formKeyName}
          value={formKey}
          formMethod="post"
          formAction={reserveAction}
          formTarget={target}
          aria-describedby={target && 'bar-opens'}
        >
          {t('reserve')}
        </Button>
      ) : (
        <BarLink to="#selected-plots">{t('seeSelection')}</BarLink>
      )}
      {isReady && <OpensWhole target={target} id="bar-opens" />}
    </div>
  )
}
