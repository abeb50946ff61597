import { type ReactNode, useRef } from 'react'
import { partyText } from '../../formatting/party-text.ts'
import { useText } from '../../wording/use-text.ts'
import { Icon } from '../icon.tsx'
import { Stepper } from '../stepper.tsx'
import { ChildAges } from './child-ages.tsx'
import { type PartyDraft, withChildAge, withChildren } from './search-draft.ts'
import { useDismissedDetails } from './use-dismissed-details.ts'

interface GuestsFieldProps {
  readonly party: PartyDraft
  readonly onChange: (party: PartyDraft) => void
  readonly error?: string
  readonly isAgeMissing: boolean
  /** What else is said of those who come. */
  readonly children?: ReactNode
}

/** Who comes along, in a popover that opens without scripts. */
export function GuestsField({ party, onChange, error, isAgeMissing, children }: GuestsFieldProps) {
  const t = useText('stay')
  const common = useText('common')
  const details = useRef<HTMLDetailsElement>(null)
  useDismissedDetails(details)
  const text = partyText(common, party)
  return (
    <details
      ref={details}
      id="guests"
      className="menu search-cell search-cell-guests relative"
      data-invalid={error ? true : undefined}
    >
      <summary className="search-summary">
        <span className="search-label">{t('guests')}</span>
        <span className="search-value truncate">{text || t('noAdult')}</span>
        <Icon name="chevron-down" className="absolute right-4 bottom-4 size-4 text-ink-soft" />
      </summary>
      <div className="search-drop search-drop-guests grid gap-4 p-5">
        <Stepper
          name="numberOfAdults"
          label={t('adults')}
          defaultValue={party.numberOfAdults}
          onChange={(numberOfAdults) => onChange({ ...party, numberOfAdults })}
        />
        <Stepper
          name="numberOfPensioners"
          label={t('pensioners')}
          defaultValue={party.numberOfPensioners}
          onChange={(numberOfPensioners) => onChange({ ...party, numberOfPensioners })}
        />
        <div className="with-scripts">
          <Stepper
            name=""
            id="numberOfChildren"
            label={t('children')}
            hint={t('childrenHint')}
            defaultValue={party.childrenAges.length}
            onChange={(count) => onChange(withChildren(party, count))}
          />
        </div>
        <ChildAges
          ages={party.childrenAges}
          isAgeMissing={isAgeMissing}
          onChange={(child, age) => onChange(withChildAge(party, child, age))}
        />
        {children}
      </div>
    </details>
  )
}
