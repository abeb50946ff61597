import { oldestChild } from '@camp/domain/stay-rules/party.ts'
import { useText } from '../../wording/use-text.ts'
import { controlClass } from '../control-class.ts'
import { KeptPart } from '../kept.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

interface ChildAgesProps {
  /** Of the fields, where the search does not name them. */
  readonly name?: string
  readonly isRequired?: boolean
  /** The form was sent without one. */
  readonly isAgeMissing?: boolean
  readonly ages: readonly (number | null)[]
  readonly onChange: (child: number, age: number | null) => void
}

/** How many can be said without scripts, where nothing can be added. */
const withoutScripts = 6
const missingId = 'age-missing'
const years = Array.from({ length: oldestChild + 1 }, (_, age) => age)

/** One field per child, since prices go by age. Left open, that child does not come. */
export function ChildAges({ onChange, ...asked }: ChildAgesProps) {
  const { ages } = asked
  const isHydrated = useIsHydrated()
  const count = isHydrated ? ages.length : Math.max(ages.length, withoutScripts)
  if (count === 0) return null
  const shown = { ...asked, count, isHydrated }
  return <KeptPart as="div" className="grid grid-cols-2 gap-3" part={AgeFields} shows={shown} acts={{ onChange }} />
}

interface AgeFieldsProps extends ChildAgesProps {
  readonly count: number
  readonly isHydrated: boolean
}

function AgeFields({ name = 'childrenAges', isRequired, isAgeMissing, ages, count, isHydrated, onChange }: AgeFieldsProps) {
  const t = useText('stay')
  return (
    <>
      {isAgeMissing && ages.includes(null) && (
        <p id={missingId} role="alert" className="col-span-2 font-bold text-danger">
          {t('ageMissing')}
        </p>
      )}
      {Array.from({ length: count }, (_, child) => child).map((child) => (
        <div key={child} className={child < ages.length ? undefined : 'without-scripts'}>
          <label htmlFor={`${name}-${child}`} className="mb-1 block text-sm">
            {t('childAge', { number: child + 1 })}
          </label>
          <select
            id={`${name}-${child}`}
            name={name}
            required={isRequired && isHydrated}
            {...(isAgeMissing && ages[child] === null && { 'aria-invalid': true, 'aria-describedby': missingId })}
            value={ages[child] ?? ''}
            onChange={({ currentTarget: { value } }) => onChange(child, value === '' ? null : Number(value))}
            className={controlClass}
          >
            <option value="">{isHydrated ? t('chooseAge') : t('noChild')}</option>
            {years.map((age) => (
              <option key={age} value={age}>
                {age === 0 ? t('infant') : t('ageYears', { count: age })}
              </option>
            ))}
          </select>
        </div>
      ))}
    </>
  )
}
