import type { TextKey } from '#app/wording/catalogue.ts'
import { useText } from '#app/wording/use-text.ts'

type WithWhat<Key> = Key extends `${infer Name}What` ? Name : never
type Kept = Exclude<WithWhat<TextKey<'privacy'>>, 'column'>

const kept: readonly Kept[] = ['booker', 'stay', 'allergies', 'payment', 'messages', 'codes', 'news', 'letters', 'logs']

/**
 * What is kept, with its purpose, its ground (section 11) and its time, one after the other: as a table it
 * would not fit a phone.
 */
export function KeptInformation() {
  const t = useText('privacy')
  return (
    <ul className="grid max-w-[640px] gap-3">
      {kept.map((name) => (
        <li key={name} className="rounded-card border border-line bg-surface p-4">
          <h3>{t(`${name}What`)}</h3>
          <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-3">
            <Fact label={t('columnWhy')} value={t(`${name}Why`)} />
            <Fact label={t('columnGround')} value={t(`${name}Ground`)} />
            <Fact label={t('columnLong')} value={t(`${name}Long`)} />
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
