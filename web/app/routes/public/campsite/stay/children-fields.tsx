import { oldestChild } from '@camp/domain/stay-rules/party.ts'
import { useState } from 'react'
import { Stepper } from '../../../../components/stepper.tsx'
import { useText } from '../../../../wording/use-text.ts'

interface ChildrenFieldsProps {
  readonly ages: readonly number[]
  /** The ages that are known. */
  readonly onChange: (ages: readonly number[]) => void
}

/** Empty fields that a page without scripts offers for further children. */
const spareFields = 3
const agesToChoose = Array.from({ length: oldestChild + 1 }, (_, age) => age)

/** One age field per child. Scripts add and remove fields; without them a few empty ones stand ready. */
export function ChildrenFields({ ages, onChange }: ChildrenFieldsProps) {
  const t = useText('campsite')
  const [chosen, setChosen] = useState<readonly (number | null)[]>(ages)
  const change = (next: readonly (number | null)[]) => {
    setChosen(next)
    onChange(next.filter((age) => age !== null))
  }
  const setCount = (count: number) => change(Array.from({ length: count }, (_, child) => chosen[child] ?? null))
  return (
    <div className="grid gap-3">
      <div className="with-scripts">
        <Stepper name="" label={t('children')} hint={t('childrenHint')} defaultValue={ages.length} onChange={setCount} />
      </div>
      <p className="without-scripts">
        <span className="font-bold">{t('children')}</span>
        <span className="block text-sm text-ink-soft">{t('childrenHint')}</span>
      </p>
      <div className="grid grid-cols-2 gap-3">
        {chosen.map((age, child) => (
          <AgeField
            // biome-ignore lint/suspicious/noArrayIndexKey: a child is known by its place alone.
            key={child}
            child={child}
            age={age}
            emptyLabel={t('chooseAge')}
            onChange={(next) => change(chosen.map((before, index) => (index === child ? next : before)))}
          />
        ))}
        {Array.from({ length: spareFields }, (_, spare) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <div key={spare} className="without-scripts">
            <AgeField child={ages.length + spare} age={null} emptyLabel={t('notComing')} />
          </div>
        ))}
      </div>
    </div>
  )
}

interface AgeFieldProps {
  readonly child: number
  readonly age: number | null
  readonly emptyLabel: string
  readonly onChange?: (age: number | null) => void
}

function AgeField({ child, age, emptyLabel, onChange }: AgeFieldProps) {
  const t = useText('campsite')
  const id = `child-age-${child}`
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm">
        {t('childAge', { number: child + 1 })}
      </label>
      <select
        id={id}
        name="childrenAges"
        defaultValue={age ?? ''}
        onChange={(event) => onChange?.(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
        className="min-h-11 w-full rounded-control border border-edge bg-surface px-3"
      >
        <option value="">{emptyLabel}</option>
        {agesToChoose.map((years) => (
          <option key={years} value={years}>
            {years}
          </option>
        ))}
      </select>
    </div>
  )
}
