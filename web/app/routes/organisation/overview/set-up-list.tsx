import { type SetUpStep, setUpSteps } from '@camp/application/organisations/overview/set-up-steps.ts'
import { Link } from 'react-router'
import { Icon } from '#app/components/icon.tsx'
import { useText } from '#app/wording/use-text.ts'
import { setUpPageAddress } from './set-up-pages.ts'

interface SetUpListProps {
  readonly slug: string
  readonly steps: Readonly<Record<SetUpStep, boolean>>
  /** Guests could book already: what is left is one line. */
  readonly isOpen: boolean
}

/** What is left to do before the first guest; gone when nothing is. */
export function SetUpList({ slug, steps, isOpen }: SetUpListProps) {
  const t = useText('organisationPeople')
  const left = setUpSteps.filter((step) => !steps[step])
  const done = setUpSteps.length - left.length
  if (left.length === 0) return null
  if (isOpen) {
    return (
      <p className="flex flex-wrap items-center gap-x-4">
        {t('stillToSetUp')}
        {left.map((step) => (
          <Link key={step} to={setUpPageAddress(slug, step)} className="link inline-flex min-h-11 items-center">
            {t(`step_${step}`)}
          </Link>
        ))}
      </p>
    )
  }
  return (
    <section aria-labelledby="set-up" className="form-section">
      <div>
        <h2 id="set-up">{t('setUpTitle')}</h2>
        <p className="mt-1 text-sm text-ink-soft">{t('setUpDone', { done, of: setUpSteps.length })}</p>
      </div>
      <ol className="grid gap-1">
        {setUpSteps.map((step) => (
          <li key={step} className="flex items-center gap-3">
            <Icon
              name={steps[step] ? 'circle-check' : 'chevron-right'}
              className={`size-5 ${steps[step] ? 'text-success' : 'text-ink-soft'}`}
            />
            <Link to={setUpPageAddress(slug, step)} className="link inline-flex min-h-11 items-center">
              {t(`step_${step}`)}
            </Link>
            <span className="ml-auto text-sm text-ink-soft">{t(steps[step] ? 'stepDone' : 'stepOpen')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
