import { Form, useLocation } from 'react-router'
import { useText } from '#app/wording/use-text.ts'
import { Button } from '../../button.tsx'
import { SelectField } from '../../select-field.tsx'
import type { ReviewStateName } from './review-filters.ts'

type State = ReviewStateName | 'visible'

interface StateFilterProps {
  readonly state: State
  readonly states: readonly State[]
}

/** A GET form: the list's state stands in its address. */
export function StateFilter({ state, states }: StateFilterProps) {
  const t = useText('staffReviews')
  const { search } = useLocation()
  const organisation = new URLSearchParams(search).get('org')
  return (
    <Form key={search} method="get" role="search" className="no-print flex flex-wrap items-end gap-3">
      {organisation && <input type="hidden" name="org" value={organisation} />}
      <div className="min-w-52 max-w-60 flex-1">
        <SelectField name="state" label={t('state')} defaultValue={state}>
          {states.map((name) => (
            <option key={name} value={name}>
              {t(`state_${name}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Button type="submit" intent="secondary">
        {t('filter')}
      </Button>
    </Form>
  )
}
