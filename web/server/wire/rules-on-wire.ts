import { type PlainRule, plainRule } from '@camp/application/desk/rules-set-aside.ts'
import type { RuleSetAside } from '@camp/application/reservations/amend/amendment-answers.ts'
import type { FailedPlot } from '@camp/domain/reservations/amend/judge-amendment.ts'

export type WireRule = PlainRule

/** Rules that staff set aside, with their numbers. */
export function rulesOnWire(setAside: readonly RuleSetAside[]): readonly WireRule[] {
  return setAside.map(plainRule)
}

/**
 * Why plots were refused by the rules of the house, each rule with its numbers; nothing of plots that are
 * taken.
 */
export function brokenRulesOnWire(refusal: {
  readonly code: string
  readonly plots?: readonly FailedPlot[]
}): readonly WireRule[] {
  const plots = refusal.plots ?? []
  if (refusal.code === 'weekend_rule')
    return plots.flatMap(({ plotName, criteria }) => [
      { plotName, code: 'weekend-rule' as const },
      ...criteria.map((rule) => plainRule({ plotName, rule })),
    ])
  if (refusal.code !== 'criteria') return []
  return plots.flatMap(({ plotName, criteria }) => criteria.map((rule) => plainRule({ plotName, rule })))
}
