import { Icon } from '#app/components/icon.tsx'
import type { IconName } from '#app/components/icon-names.ts'
import type { TextKey } from '#app/wording/catalogue.ts'
import { useText } from '#app/wording/use-text.ts'

const steps = [
  { icon: 'search', title: 'howSearch', text: 'howSearchText' },
  { icon: 'tent', title: 'howChoose', text: 'howChooseText' },
  { icon: 'circle-check', title: 'howBook', text: 'howBookText' },
] as const satisfies readonly { icon: IconName; title: TextKey<'search'>; text: TextKey<'search'> }[]

export function HowItWorks() {
  const t = useText('search')
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works">{t('howItWorks')}</h2>
      <ol className="mt-4 grid gap-6 md:grid-cols-3">
        {steps.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-brand-soft text-brand">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="text-base">{t(title)}</h3>
              <p className="text-ink-soft">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
