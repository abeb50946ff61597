import { Notice } from '#app/components/notice.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { WireRule } from '#server/wire/rules-on-wire.ts'
import { ruleText } from './rule-text.ts'

/** The rules of the house that staff decide against, each by its name. */
export function SetAside({ rules }: { readonly rules: readonly WireRule[] }) {
  const t = useText('bookings')
  if (rules.length === 0) return null
  return (
    <Notice tone="warn" title={t('rulesSetAside')}>
      <ul>
        {rules.map((rule) => (
          <li key={rule.plotName + rule.code}>{ruleText(t, rule)}</li>
        ))}
      </ul>
    </Notice>
  )
}
