import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { bookingTarget } from '#app/appearance/header-footer.ts'
import { Button } from '#app/components/button.tsx'
import { HiddenFields } from '#app/components/campsite/stay/hidden-fields.tsx'
import { withStay } from '#app/components/campsite/stay/kept-parameters.ts'
import { usePendingSearch } from '#app/components/campsite/use-pending-search.ts'
import { useTidySubmit } from '#app/components/campsite/use-tidy-submit.ts'
import { plotParameter, readSelection, withSelection } from '#app/selection/selection-parameters.ts'
import { useText } from '#app/wording/use-text.ts'
import type { SelectionData } from '#server/campsite/load-selection.ts'
import { formKeyName } from '#server/form-key.ts'
import { AllocationFields } from './allocation-fields.tsx'
import { AllocationWarning } from './allocation-warning.tsx'
import { OpensWhole } from './opens-whole.tsx'
import { selectionFormId } from './selection-form-id.ts'
import type { SelectedPlotsProps } from './selection-props.ts'
import { SelectionPrice, SelectionTotal } from './selection-total.tsx'

/** Milliseconds that the guests per plot must rest before the total is asked for. */
const rest = 400

interface SelectionFormProps extends SelectedPlotsProps {
  readonly selection: SelectionData
}

/** The chosen plots, who sleeps where, and what it costs. */
export function SelectionForm({ data, selection, plots, action }: SelectionFormProps) {
  const t = useText('campsite')
  const { search } = usePendingSearch()
  const form = useRef<HTMLFormElement>(null)
  const askForTotal = useTotalAfterRest(form)
  const isReserving = useNavigation().state === 'submitting'
  const chosen = selection.plotIds.flatMap((id) => plots.find((plot) => plot.id === id) ?? [])
  const target = bookingTarget(search)
  return (
    <Form
      ref={form}
      id={selectionFormId}
      method="get"
      action={`${action}#selected-plots`}
      reloadDocument={target !== undefined}
      className="mt-3 grid gap-4"
    >
      <HiddenFields search={withStay(search, data.stay)} />
      {selection.plotIds.map((id) => (
        <input key={id} type="hidden" name={plotParameter} value={id} />
      ))}
      <ul className="grid gap-2">
        {chosen.map(({ id, name, siteName }) => (
          <li key={id} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">
              <span className="block font-bold">{name}</span>
              <span className="text-sm text-ink-soft">{siteName}</span>
            </span>
            <Link
              to={`?${withSelection(
                search,
                readSelection(search).filter((one) => one !== id),
              )}`}
              replace
              preventScrollReset
              className="link inline-flex min-h-11 items-center text-sm"
            >
              {t('deselect')} <span className="sr-only">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <AllocationFields
        key={`${selection.plotIds.join()}/${data.stay.childrenAges.join()}/${data.stay.numberOfAdults}/${data.stay.numberOfPensioners}`}
        party={data.stay}
        allocation={selection.allocation}
        plots={chosen}
        onChange={askForTotal}
      />
      <AllocationWarning problems={selection.problems} refusal={selection.refusal} plots={chosen} />
      <SelectionPrice data={data} selection={selection} />
      <div className="selected-plots-foot">
        <SelectionTotal data={data} selection={selection} />
        <Button
          type="submit"
          name={formKeyName}
          value={data.formKey}
          formMethod="post"
          formAction={`${action}?${withStay(search, data.stay)}`}
          formTarget={target}
          aria-describedby={target && 'reserve-opens'}
          isWide
          disabled={isReserving}
        >
          {t('reserve')}
        </Button>
        <OpensWhole target={target} id="reserve-opens" />
        <p className="text-sm text-ink-soft">{t('reserveHint')}</p>
      </div>
    </Form>
  )
}

/** One question for several quick presses. */
function useTotalAfterRest(form: { readonly current: HTMLFormElement | null }): () => void {
  const submit = useTidySubmit({ replaces: true })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => form.current && submit(form.current), rest)
  }
}
