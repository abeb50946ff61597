import { useState } from 'react'
import { Icon } from '../../../../components/icon.tsx'
import { Stepper } from '../../../../components/stepper.tsx'
import { partyText } from '../../../../formatting/party-text.ts'
import type { StayParameters } from '../../../../search-parameters/stay-parameters.ts'
import { useText } from '../../../../wording/use-text.ts'
import { ChildrenFields } from './children-fields.tsx'

interface GuestsCellProps {
  readonly stay: StayParameters
  readonly hasCamping: boolean
  readonly error: string | undefined
}

type Counts = Pick<StayParameters, 'numberOfAdults' | 'numberOfPensioners' | 'childrenAges'>

/** Who comes, said in one line; opens to be changed. */
export function GuestsCell({ stay, hasCamping, error }: GuestsCellProps) {
  const t = useText('campsite')
  const tc = useText('common')
  const [party, setParty] = useState<Counts>(stay)
  return (
    <details className="menu stay-bar-guests" open={error !== undefined}>
      <summary className="stay-bar-cell">
        <span className="text-sm text-ink-soft">{t('guests')}</span>
        <span className="flex items-center justify-between gap-2 font-bold">
          {partyText(tc, party) || t('guests')}
          <Icon name="chevron-down" className="size-4" />
        </span>
      </summary>
      <div className="stay-bar-panel">
        <Stepper
          name="numberOfAdults"
          label={t('adults')}
          defaultValue={stay.numberOfAdults}
          error={error}
          onChange={(numberOfAdults) => setParty((before) => ({ ...before, numberOfAdults }))}
        />
        <Stepper
          name="numberOfPensioners"
          label={t('pensioners')}
          defaultValue={stay.numberOfPensioners}
          onChange={(numberOfPensioners) => setParty((before) => ({ ...before, numberOfPensioners }))}
        />
        <ChildrenFields
          ages={stay.childrenAges}
          onChange={(childrenAges) => setParty((before) => ({ ...before, childrenAges }))}
        />
        {hasCamping && (
          <>
            <p className="border-t border-line pt-3 text-sm text-ink-soft">{t('rigHint')}</p>
            <Stepper name="tents" label={t('tents')} defaultValue={stay.tents ?? 0} />
            <Stepper name="caravans" label={t('caravans')} defaultValue={stay.caravans ?? 0} />
          </>
        )}
      </div>
    </details>
  )
}
